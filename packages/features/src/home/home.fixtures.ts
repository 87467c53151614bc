import { DEMO_MS, getPosition, stills, type ProductDemoState } from './product-demo/product-demo-state.ts'
import { homeMessages } from './home.ts'
import type { ProductDemoHandle } from './product-demo/use-product-demo.ts'

const [firstStill, secondStill] = stills

/** One value per state: the product demo closed, playing, paused in each of its chapters, at its end, left, and stills. */
export const states = {
  closed: { status: 'closed' },
  playing: { status: 'playing', at: 0, since: 0 },
  sleep: { status: 'paused', at: 2500 },
  sets: { status: 'paused', at: 5600 },
  scan: { status: 'paused', at: 12_000 },
  timer: { status: 'paused', at: 17_000 },
  ridge: { status: 'paused', at: 21_800 },
  ended: { status: 'ended', at: DEMO_MS },
  left: { status: 'left', at: DEMO_MS },
  firstStill: { status: 'still', at: firstStill },
  secondStill: { status: 'still', at: secondStill },
  lastStill: { status: 'still', at: DEMO_MS },
} satisfies Record<string, ProductDemoState>

/** A handle in the given state, at its position. Its functions do nothing unless overridden. */
export function mockHandle(state: ProductDemoState, functions: Partial<ProductDemoHandle> = {}): ProductDemoHandle {
  return {
    messages: homeMessages,
    watch: () => {},
    play: () => {},
    pause: () => {},
    seek: () => {},
    next: () => {},
    previous: () => {},
    close: () => {},
    position: () => getPosition(state, 0),
    ...functions,
    state,
  }
}

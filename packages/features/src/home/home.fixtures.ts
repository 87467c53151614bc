import type { ProductDemoScreen, ProductDemoState } from './product-demo/product-demo-state.ts'
import { homeMessages } from './home.ts'
import type { ProductDemoHandle } from './product-demo/use-product-demo.ts'

/** One value per state: the product demo closed, playing, paused at each of its screens, at its end, and left. */
export const states = {
  closed: { status: 'closed' },
  playing: { status: 'playing', screen: 'today' },
  today: { status: 'paused', screen: 'today' },
  scan: { status: 'paused', screen: 'scan' },
  progress: { status: 'paused', screen: 'progress' },
  ended: { status: 'ended', screen: 'progress' },
  left: { status: 'left', screen: 'progress' },
} satisfies Record<Exclude<ProductDemoState['status'], 'paused'> | ProductDemoScreen, ProductDemoState>

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: ProductDemoState, functions: Partial<ProductDemoHandle> = {}): ProductDemoHandle {
  return {
    messages: homeMessages,
    watch: () => {},
    play: () => {},
    pause: () => {},
    next: () => {},
    previous: () => {},
    close: () => {},
    ...functions,
    state,
  }
}

import type { DemoScreen, DemoState } from './demo.ts'
import { homeMessages } from './home.ts'
import type { DemoHandle } from './use-demo.ts'

/** One value per state: the tour closed, playing, paused at each of its screens, at its end, and left. */
export const states = {
  closed: { status: 'closed' },
  playing: { status: 'playing', screen: 'today' },
  today: { status: 'paused', screen: 'today' },
  scan: { status: 'paused', screen: 'scan' },
  progress: { status: 'paused', screen: 'progress' },
  ended: { status: 'ended', screen: 'progress' },
  left: { status: 'left', screen: 'progress' },
} satisfies Record<Exclude<DemoState['status'], 'paused'> | DemoScreen, DemoState>

/** A tour stopped in one state. Its verbs do nothing unless you pass your own. */
export function still(state: DemoState, verbs: Partial<DemoHandle> = {}): DemoHandle {
  return {
    messages: homeMessages,
    watch: () => {},
    play: () => {},
    pause: () => {},
    next: () => {},
    previous: () => {},
    close: () => {},
    ...verbs,
    state,
  }
}

import type { DemoScreen, DemoState } from './demo.ts'
import { homeMessages } from './home.ts'
import type { DemoHandle } from './use-demo.ts'

/** One value per face: the walk closed, and at each of its screens. */
export const states = {
  closed: { status: 'closed' },
  today: { status: 'watching', screen: 'today' },
  scan: { status: 'watching', screen: 'scan' },
  progress: { status: 'watching', screen: 'progress' },
  left: { status: 'left', screen: 'progress' },
} satisfies Record<Exclude<DemoState['status'], 'watching'> | DemoScreen, DemoState>

/** A walk stopped in one state. Its verbs do nothing unless you pass your own. */
export function still(state: DemoState, verbs: Partial<DemoHandle> = {}): DemoHandle {
  return {
    messages: homeMessages,
    watch: () => {},
    next: () => {},
    previous: () => {},
    close: () => {},
    ...verbs,
    state,
  }
}

/** What the drawn phone shows on its walk, in this order. */
export const demoScreens = ['today', 'scan', 'progress'] as const
/** A screen of the walk. */
export type DemoScreen = (typeof demoScreens)[number]

/**
 * The walk through the app that `Watch Demo` opens. `closed` has never been opened, so nothing of it has been fetched;
 * `left` was open, and still shows its screen while it fades.
 */
export type DemoState =
  { status: 'closed' } | { status: 'watching'; screen: DemoScreen } | { status: 'left'; screen: DemoScreen }

/** What can happen to it. It never goes on by itself: who reads slowly would lose the thread. */
export type DemoEvent = { type: 'opened' } | { type: 'advanced' } | { type: 'returned' } | { type: 'dismissed' }

/** The rules: it begins at the first screen, and after the last comes the first again. */
export function transition(state: DemoState, event: DemoEvent): DemoState {
  if (state.status !== 'watching') {
    return event.type === 'opened' ? { status: 'watching', screen: demoScreens[0] } : state
  }
  switch (event.type) {
    case 'opened':
      return state
    case 'advanced':
      return { status: 'watching', screen: neighbour(state.screen, 1) }
    case 'returned':
      return { status: 'watching', screen: neighbour(state.screen, -1) }
    case 'dismissed':
      return { status: 'left', screen: state.screen }
    default:
      return event satisfies never
  }
}

/** Where a screen stands in the walk, from 1. */
export function position(screen: DemoScreen): number {
  return demoScreens.indexOf(screen) + 1
}

function neighbour(screen: DemoScreen, step: 1 | -1): DemoScreen {
  return demoScreens.at((demoScreens.indexOf(screen) + step) % demoScreens.length) ?? screen
}

/** The screens of the tour through the app, in their order. */
export const demoScreens = ['today', 'scan', 'progress'] as const
/** A screen of the tour. */
export type DemoScreen = (typeof demoScreens)[number]

/**
 * The tour through the app that `Watch Demo` opens. `closed` has never been opened, so its code has not been loaded;
 * `left` was open, and still shows its screen while it fades out.
 */
export type DemoState =
  { status: 'closed' } | { status: 'watching'; screen: DemoScreen } | { status: 'left'; screen: DemoScreen }

/** What can happen to it. It never advances by itself, so that slow readers can follow. */
export type DemoEvent = { type: 'opened' } | { type: 'advanced' } | { type: 'returned' } | { type: 'dismissed' }

/** The state machine. The tour begins at the first screen; after the last one comes the first again. */
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

/** The position of a screen in the tour, from 1. */
export function position(screen: DemoScreen): number {
  return demoScreens.indexOf(screen) + 1
}

function neighbour(screen: DemoScreen, step: 1 | -1): DemoScreen {
  return demoScreens.at((demoScreens.indexOf(screen) + step) % demoScreens.length) ?? screen
}

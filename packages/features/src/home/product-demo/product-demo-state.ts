/** The screens of the product demo, in their order. */
export const demoScreens = ['today', 'scan', 'progress'] as const
/** A screen of the product demo. */
export type ProductDemoScreen = (typeof demoScreens)[number]

const [firstScreen, , lastScreen] = demoScreens

/** How long each screen is shown while the demo plays. */
export const DEMO_SCREEN_MS = 5000

/**
 * The product demo that `Watch Demo` opens. `closed` has never been opened, so its code has not been loaded;
 * `ended` shows its last screen; `left` was open, and still shows its screen while it fades out.
 */
export type ProductDemoState =
  { status: 'closed' } | { status: 'playing' | 'paused' | 'ended' | 'left'; screen: ProductDemoScreen }

/** The events of the state machine. `elapsed` ends the time of a screen; all others are user actions. */
export type ProductDemoEvent =
  | { type: 'opened'; isPaused: boolean }
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'elapsed' }
  | { type: 'advanced' }
  | { type: 'returned' }
  | { type: 'dismissed' }

/** The state machine. The demo begins at the first screen and ends at the last. Manual steps pause it. */
export function transition(state: ProductDemoState, event: ProductDemoEvent): ProductDemoState {
  if (!isOpen(state)) {
    return event.type === 'opened' ? { status: event.isPaused ? 'paused' : 'playing', screen: firstScreen } : state
  }
  const { status, screen } = state
  const index = demoScreens.indexOf(screen)
  const next = demoScreens[index + 1]
  switch (event.type) {
    case 'opened':
      return state
    case 'played':
      return { status: 'playing', screen: status === 'ended' ? firstScreen : screen }
    case 'paused':
      return status === 'playing' ? { status: 'paused', screen } : state
    case 'elapsed':
      if (status !== 'playing') return state
      return next ? { status: 'playing', screen: next } : { status: 'ended', screen }
    case 'advanced':
      return { status: next && next !== lastScreen ? 'paused' : 'ended', screen: next ?? screen }
    case 'returned':
      return { status: 'paused', screen: demoScreens[index - 1] ?? screen }
    case 'dismissed':
      return { status: 'left', screen }
    default:
      return event satisfies never
  }
}

/** Whether the dialog is open. */
export function isOpen(state: ProductDemoState): state is Exclude<ProductDemoState, { status: 'closed' }> {
  return state.status !== 'closed' && state.status !== 'left'
}

/** The position of a screen in the demo, from 1. */
export function position(screen: ProductDemoScreen): number {
  return demoScreens.indexOf(screen) + 1
}

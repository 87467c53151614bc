/** How long the product demo takes, in ms. */
export const DEMO_MS = 25_000

/** The chapters of the product demo, in their order, and where each begins, in ms. */
export const chapters = [
  { name: 'sleep', start: 0 },
  { name: 'sets', start: 3200 },
  { name: 'scan', start: 8700 },
  { name: 'timer', start: 14_400 },
  { name: 'ridge', start: 19_800 },
] as const
/** A chapter of the product demo. */
export type ProductDemoChapter = (typeof chapters)[number]['name']

/** The moments that are shown one by one under reduced motion, in ms. */
export const stills = [7600, 14_000, DEMO_MS] as const
const [firstStill] = stills

/**
 * The product demo that `Watch Demo` opens, and its position in ms. `closed` has never been opened, so its code has not
 * been loaded; `playing` was at its position at the time `since`; `still` shows one moment after the other; `left` was
 * open, and still shows its position while it fades out.
 */
export type ProductDemoState =
  | { status: 'closed' }
  | { status: 'playing'; at: number; since: number }
  | { status: 'still' | 'paused' | 'ended' | 'left'; at: number }

/** The events of the state machine, and when they happen. `elapsed` ends a chapter; all others are user actions. */
export type ProductDemoEvent = { now: number } & (
  | { type: 'opened'; isStill: boolean }
  | { type: 'played' | 'paused' | 'elapsed' | 'dismissed' }
  | { type: 'sought'; at: number }
  | { type: 'stepped'; by: 1 | -1 }
)

/** The state machine. The demo begins at its start and stops at its end. */
export function transition(state: ProductDemoState, event: ProductDemoEvent): ProductDemoState {
  const { now } = event
  if (!isOpen(state)) {
    if (event.type !== 'opened') return state
    return event.isStill ? { status: 'still', at: firstStill } : playingFrom(0, now)
  }
  const { status } = state
  const at = getPosition(state, now)
  switch (event.type) {
    case 'opened':
      return state
    case 'played':
      return status === 'playing' ? state : playingFrom(status === 'paused' ? at : 0, now)
    case 'paused':
      return status === 'playing' ? { status: 'paused', at } : state
    case 'elapsed':
      return status === 'playing' ? playingFrom(at, now) : state
    case 'sought': {
      const target = Math.min(Math.max(event.at, 0), DEMO_MS)
      if (status === 'still') return state
      return status === 'playing' || target === DEMO_MS ? playingFrom(target, now) : { status: 'paused', at: target }
    }
    case 'stepped':
      return status === 'still' ? { status, at: stills[getStillTime(at) + event.by] ?? at } : state
    case 'dismissed':
      return { status: 'left', at }
    default:
      return event satisfies never
  }
}

function playingFrom(at: number, now: number): ProductDemoState {
  return at < DEMO_MS ? { status: 'playing', at, since: now } : { status: 'ended', at: DEMO_MS }
}

/** Whether the dialog is open. */
export function isOpen(state: ProductDemoState): state is Exclude<ProductDemoState, { status: 'closed' | 'left' }> {
  return state.status !== 'closed' && state.status !== 'left'
}

/** The position at a time, in ms. */
export function getPosition(state: ProductDemoState, now: number): number {
  if (state.status === 'closed') return 0
  return state.status === 'playing' ? Math.min(state.at + now - state.since, DEMO_MS) : state.at
}

/** The chapter at a position. */
export function getChapter(at: number): ProductDemoChapter {
  return chapters.findLast(({ start }) => start <= at)?.name ?? 'sleep'
}

/** Where the chapter at a position ends. */
export function endOfChapter(at: number): number {
  return chapters.find(({ start }) => start > at)?.start ?? DEMO_MS
}

/** Which of the stills is shown at a position, from 0. */
export function getStillTime(at: number): number {
  return stills.findIndex((still) => still >= at)
}

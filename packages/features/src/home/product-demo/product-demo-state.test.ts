import { describe, expect, it } from 'vitest'
import { states } from '../home.fixtures.ts'
import {
  getChapter,
  chapters,
  DEMO_MS,
  endOfChapter,
  isOpen,
  getPosition,
  getStillTime,
  stills,
  transition,
  type ProductDemoEvent,
  type ProductDemoState,
} from './product-demo-state.ts'

/** Events at 1 s on the clock: a demo that plays since 0 has gone on by a second. */
const events = {
  opened: { type: 'opened', isStill: false },
  openedStill: { type: 'opened', isStill: true },
  played: { type: 'played' },
  paused: { type: 'paused' },
  elapsed: { type: 'elapsed' },
  dismissed: { type: 'dismissed' },
  sought: { type: 'sought', at: 12_000 },
  soughtEnd: { type: 'sought', at: 99_000 },
  next: { type: 'stepped', by: 1 },
  previous: { type: 'stepped', by: -1 },
} as const

const { closed, playing, sets, ended, left, firstStill, secondStill, lastStill } = states
const playingFrom = (at: number): ProductDemoState => ({ status: 'playing', at, since: 1000 })
const leftAt = (at: number): ProductDemoState => ({ status: 'left', at })
const start = playingFrom(0)

/** Where each event leads from each state. What is left out changes nothing. */
const exits: [string, ProductDemoState, Partial<Record<keyof typeof events, ProductDemoState>>][] = [
  ['closed', closed, { opened: start, openedStill: firstStill }],
  [
    'playing',
    playing,
    {
      paused: { status: 'paused', at: 1000 },
      elapsed: playingFrom(1000),
      dismissed: leftAt(1000),
      sought: playingFrom(12_000),
      soughtEnd: ended,
    },
  ],
  [
    'paused',
    sets,
    {
      played: playingFrom(sets.at),
      dismissed: leftAt(sets.at),
      sought: { status: 'paused', at: 12_000 },
      soughtEnd: ended,
    },
  ],
  ['ended', ended, { played: start, dismissed: left, sought: { status: 'paused', at: 12_000 } }],
  ['at its first still', firstStill, { played: start, dismissed: leftAt(firstStill.at), next: secondStill }],
  [
    'at its second still',
    secondStill,
    { played: start, dismissed: leftAt(secondStill.at), next: lastStill, previous: firstStill },
  ],
  ['at its last still', lastStill, { played: start, dismissed: left, previous: secondStill }],
  ['left', left, { opened: start, openedStill: firstStill }],
]

describe.each(exits)('HOME-11 the demo, %s', (_, state, exit) => {
  it.each(Object.entries(events))('handles %s', (name, event: Omit<ProductDemoEvent, 'now'>) => {
    // SAFETY: the names are those of `events`.
    const expected = exit[name as keyof typeof events] ?? state
    expect(transition(state, { ...event, now: 1000 } as ProductDemoEvent)).toEqual(expected)
  })
})

it('HOME-11 ends by itself', () => {
  expect(transition(playing, { type: 'elapsed', now: DEMO_MS })).toEqual(ended)
})

it('is open until it is dismissed', () => {
  expect([closed, playing, sets, ended, firstStill, left].map(isOpen)).toEqual([false, true, true, true, true, false])
})

it('has a position at any time', () => {
  expect([closed, playing, sets, left].map((state) => getPosition(state, 3000))).toEqual([0, 3000, sets.at, DEMO_MS])
  expect(getPosition(playing, 99_000)).toBe(DEMO_MS)
})

it('is divided into chapters and stills', () => {
  const bounds = chapters.map(({ start }) => start)
  expect(bounds.map(getChapter)).toEqual(['sleep', 'sets', 'scan', 'timer', 'ridge'])
  expect(bounds.map(endOfChapter)).toEqual([...bounds.slice(1), DEMO_MS])
  expect(getChapter(DEMO_MS)).toBe('ridge')
  expect(stills.map(getStillTime)).toEqual([0, 1, 2])
})

import { describe, expect, it } from 'vitest'
import { isOpen, position, transition, type ProductDemoEvent, type ProductDemoState } from './product-demo-state.ts'
import { states } from '../home.fixtures.ts'

const events = {
  opened: { type: 'opened', isPaused: false },
  played: { type: 'played' },
  paused: { type: 'paused' },
  elapsed: { type: 'elapsed' },
  advanced: { type: 'advanced' },
  returned: { type: 'returned' },
  dismissed: { type: 'dismissed' },
} satisfies { [E in ProductDemoEvent['type']]: Extract<ProductDemoEvent, { type: E }> }

const { closed, playing, today, scan, progress, ended, left } = states
const playingScan: ProductDemoState = { status: 'playing', screen: 'scan' }
const playingProgress: ProductDemoState = { status: 'playing', screen: 'progress' }
const leftAt = (screen: 'today' | 'scan' | 'progress'): ProductDemoState => ({ status: 'left', screen })

/** Where each event leads from each state. What is left out changes nothing. */
const exits: [string, ProductDemoState, Partial<Record<ProductDemoEvent['type'], ProductDemoState>>][] = [
  ['closed', closed, { opened: playing }],
  [
    'playing the first screen',
    playing,
    { paused: today, elapsed: playingScan, advanced: scan, returned: today, dismissed: leftAt('today') },
  ],
  [
    'playing the second screen',
    playingScan,
    { paused: scan, elapsed: playingProgress, advanced: ended, returned: today, dismissed: leftAt('scan') },
  ],
  [
    'playing the last screen',
    playingProgress,
    { paused: progress, elapsed: ended, advanced: ended, returned: scan, dismissed: left },
  ],
  ['paused at the first screen', today, { played: playing, advanced: scan, dismissed: leftAt('today') }],
  [
    'paused at the second screen',
    scan,
    { played: playingScan, advanced: ended, returned: today, dismissed: leftAt('scan') },
  ],
  [
    'paused at the last screen',
    progress,
    { played: playingProgress, advanced: ended, returned: scan, dismissed: left },
  ],
  ['ended', ended, { played: playing, returned: scan, dismissed: left }],
  ['left', left, { opened: playing }],
]

describe.each(exits)('HOME-11 the demo, %s', (_, state, exit) => {
  it.each(Object.values(events))('handles $type', (event) => {
    expect(transition(state, event)).toEqual(exit[event.type] ?? state)
  })
})

it('HOME-11 opens paused if requested', () => {
  expect(transition(closed, { type: 'opened', isPaused: true })).toEqual(today)
  expect(transition(left, { type: 'opened', isPaused: true })).toEqual(today)
})

it('is open until it is dismissed', () => {
  expect([closed, playing, today, ended, left].map(isOpen)).toEqual([false, true, true, true, false])
})

it('counts the screens from 1', () => {
  expect([position('today'), position('scan'), position('progress')]).toEqual([1, 2, 3])
})

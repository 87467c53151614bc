import { describe, expect, it } from 'vitest'
import { position, transition, type DemoEvent, type DemoState } from './demo.ts'

const events = {
  opened: { type: 'opened' },
  advanced: { type: 'advanced' },
  returned: { type: 'returned' },
  dismissed: { type: 'dismissed' },
} satisfies { [E in DemoEvent['type']]: Extract<DemoEvent, { type: E }> }

const closed: DemoState = { status: 'closed' }
const today: DemoState = { status: 'watching', screen: 'today' }
const scan: DemoState = { status: 'watching', screen: 'scan' }
const progress: DemoState = { status: 'watching', screen: 'progress' }
const left: DemoState = { status: 'left', screen: 'scan' }

/** Where each event leads from each state. What is left out changes nothing. */
const exits: [string, DemoState, Partial<Record<DemoEvent['type'], DemoState>>][] = [
  ['closed', closed, { opened: today }],
  ['today', today, { advanced: scan, returned: progress, dismissed: { status: 'left', screen: 'today' } }],
  ['scan', scan, { advanced: progress, returned: today, dismissed: left }],
  ['progress', progress, { advanced: today, returned: scan, dismissed: { status: 'left', screen: 'progress' } }],
  ['left', left, { opened: today }],
]

describe.each(exits)('the walk, %s', (_, state, exit) => {
  it.each(Object.values(events))('hears $type', (event) => {
    expect(transition(state, event)).toEqual(exit[event.type] ?? state)
  })
})

it('counts the screens from 1', () => {
  expect([position('today'), position('scan'), position('progress')]).toEqual([1, 2, 3])
})

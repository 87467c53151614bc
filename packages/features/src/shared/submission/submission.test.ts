import { describe, expect, it } from 'vitest'
import { transition, type Submission, type SubmissionEvent } from './submission.ts'

type State = Submission<string>
type Event = SubmissionEvent<string>

const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending', values: 'first' },
  done: { status: 'done', outcome: { ok: true } },
  failed: { status: 'failed', failure: { ok: false, reason: 'unreachable' } },
} satisfies Record<State['status'], State>

const events = {
  submitted: { type: 'submitted', values: 'second' },
  accepted: { type: 'settled', answer: { ok: true } },
  refused: { type: 'settled', answer: { ok: false, reason: 'refused', message: 'No.' } },
  withdrawn: { type: 'withdrawn' },
} satisfies Record<string, Event>

/** Every way out of every state. What is not here stays. */
const exits: Record<State['status'], Partial<Record<keyof typeof events, State>>> = {
  idle: { submitted: { status: 'pending', values: 'second' } },
  pending: {
    accepted: { status: 'done', outcome: { ok: true } },
    refused: { status: 'failed', failure: { ok: false, reason: 'refused', message: 'No.' } },
    withdrawn: { status: 'idle' },
  },
  done: { submitted: { status: 'pending', values: 'second' } },
  failed: { submitted: { status: 'pending', values: 'second' } },
}

const names = Object.keys(events) as (keyof typeof events)[]

describe.each(Object.values(states) as State[])('a submission that is $status', (state) => {
  it.each(names)('hears %s', (name) => {
    const next = transition(state, events[name])
    const exit = exits[state.status][name]
    if (exit) expect(next).toEqual(exit)
    else expect(next).toBe(state)
  })
})

import { describe, expect, it } from 'vitest'
import type { Submission } from '../shared/submission/submission.ts'
import {
  faultsOf,
  transition,
  updatePasswordMessages,
  updatePasswordState,
  type Permission,
  type PermissionEvent,
} from './update-password.ts'

const session = { accessToken: 'abc', email: 'ada@example.org' }
const valid: Permission = { status: 'valid', email: 'ada@example.org', faults: {} }

const states = {
  unknown: { status: 'unknown' },
  valid: { ...valid, faults: { password: 'tooShort' } },
  invalid: { status: 'invalid' },
  elsewhere: { status: 'elsewhere' },
} satisfies Record<Permission['status'], Permission>

const events = {
  recovered: { type: 'recovered', session },
  lookedAndFound: { type: 'looked', session, isRecovery: true },
  lookedWithoutTheWord: { type: 'looked', session, isRecovery: false },
  lookedAndFoundNothing: { type: 'looked', session: null, isRecovery: true },
  checked: { type: 'checked', faults: { confirmPassword: 'mismatch' } },
  ended: { type: 'ended' },
  changedElsewhere: { type: 'changedElsewhere' },
} satisfies Record<string, PermissionEvent>

const invalid: Permission = { status: 'invalid' }

/** Every way out of every state. What is not here stays. */
const exits: Record<Permission['status'], Partial<Record<keyof typeof events, Permission>>> = {
  unknown: {
    recovered: valid,
    lookedAndFound: valid,
    lookedWithoutTheWord: invalid,
    lookedAndFoundNothing: invalid,
    ended: invalid,
  },
  valid: {
    recovered: valid,
    checked: { ...valid, faults: { confirmPassword: 'mismatch' } },
    ended: invalid,
    changedElsewhere: { status: 'elsewhere' },
  },
  invalid: { recovered: valid, ended: invalid },
  elsewhere: { recovered: valid },
}

const names = Object.keys(events) as (keyof typeof events)[]

describe.each(Object.values(states) as Permission[])('UPDATE-02 UPDATE-03 UPDATE-04 permission $status', (state) => {
  it.each(names)('hears %s', (name) => {
    const exit = exits[state.status][name]
    if (exit) expect(transition(state, events[name])).toEqual(exit)
    else expect(transition(state, events[name])).toBe(state)
  })
})

it.each([
  ['1234567', '1234567', { password: 'tooShort' }],
  ['12345678', '12345678', {}],
  ['12345678', '1234567', { confirmPassword: 'mismatch' }],
  ['12345678', '12345678 ', { confirmPassword: 'mismatch' }],
  ['', '', { password: 'tooShort' }],
  ['1234567', '', { password: 'tooShort', confirmPassword: 'mismatch' }],
])('UPDATE-13 UPDATE-15 %j and %j: %j', (password, confirmPassword, faults) => {
  expect(faultsOf({ password, confirmPassword })).toEqual(faults)
})

const error = { status: 'error', reason: 'refused', message: 'Too easy.' }
const submissions = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  done: { status: 'done', outcome: { ok: true } },
  failed: { status: 'failed', failure: { ok: false, reason: 'refused', message: 'Too easy.' } },
} satisfies Record<Submission['status'], Submission>

describe('the state', () => {
  it.each([
    [states.unknown, 'idle', { status: 'loading' }],
    [states.invalid, 'idle', states.invalid],
    [states.elsewhere, 'idle', states.elsewhere],
    [valid, 'idle', valid],
    [valid, 'failed', { ...error, email: 'ada@example.org' }],
    [states.valid, 'failed', states.valid],
    [valid, 'pending', { status: 'updating', email: 'ada@example.org' }],
    [valid, 'done', { status: 'success' }],
    [states.invalid, 'done', { status: 'success' }],
  ] as const)('of %j while its request is %s is %j', (permission, status, expected) => {
    expect(updatePasswordState(permission, submissions[status], updatePasswordMessages)).toEqual(expected)
  })
})

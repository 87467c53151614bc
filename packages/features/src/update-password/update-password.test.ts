import { describe, expect, it, vi } from 'vitest'
import { mockResponse } from '../mocks/server.test.helper.ts'
import type { HttpClient, HttpResponse } from '../shared/ports/request.ts'
import type { Submission } from '../shared/form/submission.ts'
import {
  getFaults,
  transition,
  updatePasswordCall,
  updatePasswordMessages,
  updatePasswordState,
  type Permission,
  type PermissionEvent,
} from './update-password.ts'

const session = { accessToken: 'abc', email: 'ada@example.org' }
const valid: Permission = { status: 'valid', email: 'ada@example.org' }

const states = {
  unknown: { status: 'unknown' },
  valid,
  invalid: { status: 'invalid' },
  changed: { status: 'changed' },
} satisfies Record<Permission['status'], Permission>

const events = {
  recovered: { type: 'recovered', session },
  loaded: { type: 'loaded', session, isRecovery: true },
  loadedWithoutType: { type: 'loaded', session, isRecovery: false },
  loadedNothing: { type: 'loaded', session: null, isRecovery: true },
  ended: { type: 'ended' },
  changedElsewhere: { type: 'changedElsewhere' },
} satisfies Record<string, PermissionEvent>

const invalid: Permission = { status: 'invalid' }

/** The next state per state and event. An event that is not listed changes nothing. */
const exits: Record<Permission['status'], Partial<Record<keyof typeof events, Permission>>> = {
  unknown: {
    recovered: valid,
    loaded: valid,
    loadedWithoutType: invalid,
    loadedNothing: invalid,
    ended: invalid,
  },
  valid: {
    recovered: valid,
    ended: invalid,
    changedElsewhere: { status: 'changed' },
  },
  invalid: { recovered: valid, ended: invalid },
  changed: { recovered: valid },
}

const names = Object.keys(events) as (keyof typeof events)[]

describe.each(Object.values(states) as Permission[])(
  'UPDATE-02 UPDATE-03 UPDATE-04 the permission $status',
  (state) => {
    it.each(names)('handles %s', (name) => {
      const exit = exits[state.status][name]
      if (exit) expect(transition(state, events[name])).toEqual(exit)
      else expect(transition(state, events[name])).toBe(state)
    })
  },
)

it.each([
  ['1234567', '1234567', { password: 'tooShort' }],
  ['12345678', '12345678', {}],
  ['12345678', '1234567', { confirmPassword: 'mismatch' }],
  ['12345678', '12345678 ', { confirmPassword: 'mismatch' }],
  ['', '', { password: 'tooShort' }],
  ['1234567', '', { password: 'tooShort', confirmPassword: 'mismatch' }],
  ['12345678', undefined, {}],
])('UPDATE-13 UPDATE-15 %j and %j: %j', (password, confirmPassword, faults) => {
  expect(getFaults({ password, ...(confirmPassword !== undefined && { confirmPassword }) }, 8)).toEqual(faults)
})

const error = { status: 'error', reason: 'refused', message: 'Too easy.' }
const submissions = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  done: { status: 'done', outcome: { ok: true } },
  failed: { status: 'failed', failure: { ok: false, reason: 'refused', message: 'Too easy.' } },
} satisfies Record<Submission['status'], Submission>

const tooShort = {
  status: 'error',
  reason: 'invalid',
  message: 'Password must be at least 8 characters',
  field: 'password',
}

describe('the state', () => {
  it.each([
    [states.unknown, {}, 'idle', { status: 'loading' }],
    [states.invalid, {}, 'idle', { status: 'invalid' }],
    [states.changed, {}, 'idle', { status: 'changed' }],
    [valid, {}, 'idle', { status: 'idle' }],
    [valid, {}, 'failed', error],
    [valid, { password: tooShort.message, confirmPassword: 'Passwords do not match' }, 'failed', tooShort],
    [
      valid,
      { confirmPassword: 'Passwords do not match' },
      'idle',
      { ...tooShort, message: 'Passwords do not match', field: 'confirmPassword' },
    ],
    [valid, {}, 'pending', { status: 'pending' }],
    [valid, {}, 'done', { status: 'success' }],
    [states.invalid, {}, 'done', { status: 'success' }],
  ] as const)('of %j with the messages %j while its request is %s is %j', (permission, invalid, status, expected) => {
    expect(updatePasswordState(permission, invalid, submissions[status], updatePasswordMessages)).toEqual(expected)
  })
})

const { signal } = new AbortController()
const values = { password: 'high and dry', accessToken: 'abc' }
const responseWith = (status: number, body: string) => mockResponse({ status, body })
const send = (given: HttpResponse) => updatePasswordCall(async () => given)(values, signal)

it('CALLS-08 CALLS-09 CALLS-11 posts the password, and the token in the header alone', async () => {
  const request = vi.fn<HttpClient>(async () => responseWith(200, '{}'))
  await updatePasswordCall(request)(values, signal)
  expect(request).toHaveBeenCalledExactlyOnceWith({
    path: '/api/auth/update-password',
    body: { password: 'high and dry' },
    headers: { Authorization: 'Bearer abc' },
    signal,
  })
})

it.each([responseWith(200, '{}'), responseWith(204, ''), responseWith(200, '<h1>Yes</h1>')])(
  'CALLS-12 UPDATE-19 succeeds by its status: %j',
  async (given) => {
    expect(await send(given)).toEqual({ ok: true })
  },
)

it.each([
  [responseWith(422, '{"message":" Too easy. "}'), 'Too easy.'],
  [responseWith(401, '{}'), undefined],
  [responseWith(502, '<h1>Bad gateway</h1>'), undefined],
  [responseWith(400, '{"message":{"a":1}}'), undefined],
])('CALLS-12 UPDATE-24 UPDATE-25 reads the message of %j', async (given, message) => {
  expect(await send(given)).toEqual({ ok: false, reason: 'refused', message })
})

import { describe, expect, it, vi } from 'vitest'
import type { HttpClient, HttpResponse } from '../shared/ports/request.ts'
import type { ResendState } from '../shared/form/resend.ts'
import type { Submission } from '../shared/form/submission.ts'
import {
  forgotPasswordMessages as messages,
  forgotPasswordState,
  readAddress,
  sendResetLinkCall,
  transition,
  type LinkSent,
  type Progress,
  type ForgotPasswordEvent,
} from './forgot-password.ts'
import { getMailbox } from '../shared/account/mailbox.ts'

const states = {
  form: { status: 'form' },
  invalid: { status: 'invalid' },
  sent: { status: 'sent', email: 'ada@example.org' },
  changed: { status: 'changed' },
} satisfies Record<Progress['status'], Progress>

const events = {
  rejected: { type: 'rejected' },
  reset: { type: 'reset' },
  sent: { type: 'sent', email: 'eve@example.org' },
  changedElsewhere: { type: 'changedElsewhere' },
} satisfies Record<ForgotPasswordEvent['type'], ForgotPasswordEvent>

const sent: Progress = { status: 'sent', email: 'eve@example.org' }
const rejected: Progress = { status: 'invalid' }

const form: Progress = { status: 'form' }

/** The next state per state and event. An event that is not listed changes nothing. */
const exits: Record<Progress['status'], Partial<Record<ForgotPasswordEvent['type'], Progress>>> = {
  form: { reset: form, rejected, sent },
  invalid: { reset: form, rejected, sent },
  sent: { reset: form, rejected, sent, changedElsewhere: { status: 'changed' } },
  changed: { reset: form, rejected, sent },
}

describe.each(Object.values(states) as Progress[])('the state machine in $status', (state) => {
  it.each(Object.values(events) as ForgotPasswordEvent[])('handles $type', (event) => {
    const exit = exits[state.status][event.type]
    if (exit) expect(transition(state, event)).toEqual(exit)
    else expect(transition(state, event)).toBe(state)
  })
})

const done: Submission<LinkSent> = { status: 'done', outcome: { ok: true, email: 'ada@example.org' } }
const failed: Submission<LinkSent> = { status: 'failed', failure: { ok: false, reason: 'refused', message: 'Later.' } }

describe('the state', () => {
  it('FORGOT-02 FORGOT-04 follows the request until the mail is sent', () => {
    expect(forgotPasswordState(states.form, { status: 'idle' }, 0, messages)).toEqual({ status: 'idle' })
    expect(forgotPasswordState(states.form, { status: 'pending' }, 0, messages)).toEqual({ status: 'pending' })
    expect(forgotPasswordState(states.changed, done, 0, messages)).toEqual({ status: 'changed' })
    expect(forgotPasswordState(states.invalid, failed, 0, messages)).toEqual({
      status: 'error',
      reason: 'invalid',
      message: 'Please enter a valid email address',
      field: 'email',
    })
  })

  it.each<[Submission<LinkSent>, number, ResendState]>([
    [done, 60, { status: 'waiting', seconds: 60 }],
    [done, 0, { status: 'ready' }],
    [failed, 42, { status: 'waiting', seconds: 42 }],
    [{ status: 'pending' }, 1, { status: 'pending' }],
  ])('FORGOT-06 after %j, with %i s to wait, another mail is %j', (submission, waitSeconds, resend) => {
    expect(forgotPasswordState(states.sent, submission, waitSeconds, messages)).toEqual({
      status: 'success',
      email: 'ada@example.org',
      resend,
    })
  })

  it('FORGOT-11 keeps the reason of a failed first or repeated request', () => {
    const error = { status: 'error', reason: 'refused', message: 'Later.' }
    expect(forgotPasswordState(states.form, failed, 0, messages)).toEqual(error)
    expect(forgotPasswordState(states.sent, failed, 0, messages)).toMatchObject({ status: 'success', resend: error })
  })
})

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['  ada@example.org\n', 'ada@example.org'],
  ['', null],
  ['ada', null],
  ['ada@', null],
  ['ada@example.org, eve@example.org', null],
])('FORGOT-01 reads %j as %j', (text, address) => {
  expect(readAddress(text)).toBe(address)
})

it.each([
  ['ada@gmail.com', 'https://mail.google.com/'],
  ['ada@GoogleMail.com', 'https://mail.google.com/'],
  ['ada@outlook.com', 'https://outlook.live.com/mail/'],
  ['ada@hotmail.com', 'https://outlook.live.com/mail/'],
  ['ada@live.com', 'https://outlook.live.com/mail/'],
  ['ada@msn.com', 'https://outlook.live.com/mail/'],
  ['ada@yahoo.com', 'https://mail.yahoo.com/'],
  ['ada@ymail.com', 'https://mail.yahoo.com/'],
  ['ada@icloud.com', 'https://www.icloud.com/mail/'],
  ['ada@me.com', 'https://www.icloud.com/mail/'],
  ['ada@mac.com', 'https://www.icloud.com/mail/'],
  ['ada@proton.me', 'https://mail.proton.me/'],
  ['ada@protonmail.com', 'https://mail.proton.me/'],
  ['ada@pm.me', 'https://mail.proton.me/'],
  ['ada@fastmail.com', 'https://app.fastmail.com/'],
  ['ada@gmx.net', 'https://www.gmx.net/'],
  ['ada@gmx.de', 'https://www.gmx.net/'],
  ['ada@gmx.at', 'https://www.gmx.net/'],
  ['ada@gmx.ch', 'https://www.gmx.net/'],
  ['ada@example.org', null],
  ['ada@gmail.com.example.org', null],
  ['gmail.com@example.org', null],
])('the web mail of %s is %s', (email, url) => {
  expect(getMailbox(email)).toBe(url)
})

const { signal } = new AbortController()
const responseWith = (status: number, text: string, statusText = ''): HttpResponse => ({
  ok: status < 400,
  status,
  statusText,
  text,
})
const send = (given: HttpResponse) => sendResetLinkCall(async () => given)({ email: 'ada@example.org' }, signal)

describe('the request for a recovery mail over HTTP', () => {
  it('CALLS-05 FORGOT-03 posts the address and nothing else', async () => {
    const request = vi.fn<HttpClient>(async () => responseWith(200, ''))
    await sendResetLinkCall(request)({ email: 'ada@example.org' }, signal)
    expect(request).toHaveBeenCalledExactlyOnceWith({
      path: '/api/auth/forgot-password',
      body: { email: 'ada@example.org' },
      signal,
    })
  })

  it.each([
    responseWith(200, ''),
    responseWith(204, ''),
    responseWith(200, '<h1>Yes</h1>'),
    responseWith(200, '{"success":false}'),
  ])('FORGOT-04 succeeds by its status alone: %j', async (given) => {
    expect(await send(given)).toEqual({ ok: true, email: 'ada@example.org' })
  })

  it.each([
    [responseWith(429, '{"message":"Later."}'), 'Later.'],
    [responseWith(400, '{"success":false,"message":"  Later. "}'), 'Later.'],
    [responseWith(400, '{"message":7}'), '400: {"message":7}'],
    [responseWith(500, 'Out of ropes'), '500: Out of ropes'],
    [responseWith(503, '', 'Service Unavailable'), '503: Service Unavailable'],
    [responseWith(500, `<html>${'x'.repeat(300)}`), undefined],
  ])('FORGOT-11 is refused in the server’s words, or the error’s: %j', async (given, message) => {
    expect(await send(given)).toEqual({ ok: false, reason: 'refused', message })
  })
})

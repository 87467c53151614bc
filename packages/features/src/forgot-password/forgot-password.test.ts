import { describe, expect, it } from 'vitest'
import {
  forgotPasswordMessages as messages,
  forgotState,
  readAddress,
  transition,
  type ForgotEvent,
  type ForgotProgress,
  type LinkSent,
} from './forgot-password.ts'
import type { Submission } from '../shared/submission/submission.ts'
import { mailboxOf } from './mailbox.ts'

const states = {
  form: { status: 'form' },
  invalid: { status: 'invalid' },
  sent: { status: 'sent', email: 'ada@example.org', sentAt: 1000, now: 1000 },
  changed: { status: 'changed' },
} satisfies Record<ForgotProgress['status'], ForgotProgress>

const events = {
  rejected: { type: 'rejected' },
  submitted: { type: 'submitted' },
  sent: { type: 'sent', email: 'eve@example.org', now: 5000 },
  ticked: { type: 'ticked', now: 3000 },
  changedElsewhere: { type: 'changedElsewhere' },
} satisfies Record<ForgotEvent['type'], ForgotEvent>

const sent: ForgotProgress = { status: 'sent', email: 'eve@example.org', sentAt: 5000, now: 5000 }
const rejected: ForgotProgress = { status: 'invalid' }

/** Every way out of every state. What is not here stays. */
const exits: Record<ForgotProgress['status'], Partial<Record<ForgotEvent['type'], ForgotProgress>>> = {
  form: { rejected, sent },
  invalid: { rejected, submitted: { status: 'form' }, sent },
  sent: { rejected, sent, ticked: { ...states.sent, now: 3000 }, changedElsewhere: { status: 'changed' } },
  changed: { rejected, sent },
}

describe.each(Object.values(states) as ForgotProgress[])('a forgotten password at $status', (state) => {
  it.each(Object.values(events) as ForgotEvent[])('hears $type', (event) => {
    const exit = exits[state.status][event.type]
    if (exit) expect(transition(state, event)).toEqual(exit)
    else expect(transition(state, event)).toBe(state)
  })
})

const done: Submission<LinkSent> = { status: 'done', outcome: { ok: true, email: 'ada@example.org' } }
const failed: Submission<LinkSent> = { status: 'failed', failure: { ok: false, reason: 'refused', message: 'Later.' } }

describe('the state', () => {
  it('FORGOT-04 is the form until the mail is sent, even while it is on its way', () => {
    expect(forgotState(states.form, { status: 'idle' }, messages)).toEqual({ status: 'form' })
    expect(forgotState(states.form, { status: 'pending' }, messages)).toEqual({ status: 'sending' })
    expect(forgotState(states.invalid, failed, messages)).toEqual({ status: 'invalid' })
    expect(forgotState(states.changed, done, messages)).toEqual({ status: 'changed' })
  })

  it.each([
    [0, { status: 'waiting', seconds: 60 }],
    [1, { status: 'waiting', seconds: 60 }],
    [1000, { status: 'waiting', seconds: 59 }],
    [59_999, { status: 'waiting', seconds: 1 }],
    [60_000, { status: 'ready' }],
    [3_600_000, { status: 'ready' }],
  ])('FORGOT-06 %i ms after the mail, another is %j', (elapsed, again) => {
    expect(forgotState({ ...states.sent, now: 1000 + elapsed }, done, messages)).toEqual({
      status: 'sent',
      email: 'ada@example.org',
      again,
    })
  })

  it('says that another mail is on its way', () => {
    expect(forgotState(states.sent, { status: 'pending' }, messages)).toMatchObject({ again: { status: 'sending' } })
  })

  it('FORGOT-11 keeps the reason of a failure, beside the form or where another mail was asked for', () => {
    const error = { status: 'error', reason: 'refused', message: 'Later.' }
    expect(forgotState(states.form, failed, messages)).toEqual(error)
    expect(forgotState(states.sent, failed, messages)).toMatchObject({ status: 'sent', again: error })
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
])('the mails to %s are read at %s', (email, url) => {
  expect(mailboxOf(email)).toBe(url)
})

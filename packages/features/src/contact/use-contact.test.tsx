import { act, renderHook } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import type { Failure } from '../shared/submission/submission.ts'
import { contactMessages, dialled, simulatedSend, type Send } from './contact.ts'
import { useContact } from './use-contact.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.' }

function setUp(send?: Send, wrapper?: ComponentType<{ children: ReactNode }>) {
  const clock = movableClock()
  const draft = { restore: vi.fn(), keep: vi.fn(), forget: vi.fn() }
  const ports = { send: vi.fn(send ?? simulatedSend(clock)), draft, notify: vi.fn() }
  const hook = renderHook(() => useContact(ports), { wrapper })
  const form = document.createElement('form')
  const reset = vi.spyOn(form, 'reset')
  hook.result.current.form.current = form
  return {
    ...hook,
    ports,
    reset,
    submit: () => act(async () => hook.result.current.submit(enquiry)),
    pass: (elapsedMs: number) => act(async () => clock.moveTo(elapsedMs)),
  }
}

describe('use contact', () => {
  it('CONTACT-08 CONTACT-11 is idle, sends for 1 s, once however often it is pressed, and succeeds', async () => {
    const { result, submit, ports, pass } = setUp()
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    await submit()
    await pass(999)
    expect(result.current.state).toEqual({ status: 'sending' })
    expect(ports.notify).not.toHaveBeenCalled()
    await pass(1000)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.send).toHaveBeenCalledExactlyOnceWith(enquiry, expect.any(AbortSignal))
  })

  it('CONTACT-13 CONTACT-14 CONTACT-15 says so and clears the form, not before', async () => {
    const { submit, ports, pass, reset } = setUp()
    await submit()
    expect(reset).not.toHaveBeenCalled()
    await pass(1000)
    expect(reset).toHaveBeenCalledTimes(1)
    expect(ports.draft.forget).toHaveBeenCalledTimes(1)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'plain',
      title: 'Message sent successfully!',
      text: "We'll get back to you within 24 hours.",
    })
  })

  it('takes another message after the first', async () => {
    const { result, submit, ports, pass } = setUp()
    await submit()
    await pass(1000)
    await submit()
    expect(result.current.state).toEqual({ status: 'sending' })
    await pass(2000)
    expect(ports.notify).toHaveBeenCalledTimes(2)
  })

  it('says nothing once the page was left', async () => {
    const { submit, ports, pass, unmount } = setUp()
    await submit()
    unmount()
    await pass(60_000)
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it.each([
    [{ ok: false, reason: 'refused', message: 'Too long.' }, 'Too long.'],
    [{ ok: false, reason: 'refused' }, 'Your message could not be sent.'],
    [{ ok: false, reason: 'unreachable' }, 'Network error. Please try again.'],
  ] satisfies [Failure, string][])(
    'keeps what was written when a host’s own call answers %j',
    async (failure, text) => {
      const { result, submit, ports, reset } = setUp(async () => failure)
      await submit()
      expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
      expect(reset).not.toHaveBeenCalled()
      expect(ports.draft.forget).not.toHaveBeenCalled()
      expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'destructive', title: 'Error', text })
    },
  )

  it('speaks the words of a translation', async () => {
    const { result, submit, ports, pass } = setUp(undefined, ({ children }) => (
      <TranslationsContext value={[translate(contactMessages, { successTitle: 'Abgeschickt' })]}>
        {children}
      </TranslationsContext>
    ))
    await submit()
    await pass(1000)
    expect(ports.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Abgeschickt' }))
    expect(result.current.messages.submit).toBe('Send Message')
  })
})

it.each([
  ['+1 (760) 555-0148', 'tel:+17605550148'],
  ['030 23125 148', 'tel:03023125148'],
])('CONTACT-04 dials %s as %s', (phone, address) => {
  expect(dialled(phone)).toBe(address)
})

import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { renderHook, type RenderOptions } from '../mocks/render.test.helper.tsx'
import { translate } from '../shared/config/messages.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { Failure } from '../shared/form/submission.ts'
import { contactMessages, telUrl, type SendEnquiry } from './contact.ts'
import { useContact, type ContactOptions } from './use-contact.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.' }

function setUp(options: ContactOptions = {}, provided: RenderOptions = {}) {
  const clock = movableClock()
  const tabStorage = memoryStorage()
  const notify = vi.fn()
  const hook = renderHook(() => useContact(options), { ports: { clock, tabStorage, notify }, ...provided })
  const form = document.createElement('form')
  const reset = vi.spyOn(form, 'reset')
  hook.result.current.form.current = form
  tabStorage.write('summit-contact-draft', 'message=It+clicks.')
  return {
    ...hook,
    notify,
    reset,
    draft: () => tabStorage.read('summit-contact-draft'),
    submit: () => act(async () => hook.result.current.submit(enquiry)),
    pass: (elapsedMs: number) => act(async () => clock.moveTo(elapsedMs)),
  }
}

const respondingWith = (result: Awaited<ReturnType<SendEnquiry>>) => vi.fn<SendEnquiry>(async () => result)

describe('use contact', () => {
  it('CONTACT-08 CONTACT-11 CONTACT-12 is idle, is pending for 1 s without a request, and succeeds', async () => {
    const { result, submit, notify, pass } = setUp()
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    await pass(999)
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(notify).not.toHaveBeenCalled()
    await pass(1000)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(result.current.isDemo).toBe(true)
  })

  it('calls the host’s `send` once for repeated submissions', async () => {
    const send = vi.fn<SendEnquiry>(() => new Promise(() => {}))
    const { result, submit } = setUp({ send })
    await submit()
    await submit()
    expect(send).toHaveBeenCalledExactlyOnceWith(enquiry, expect.any(AbortSignal))
    expect(result.current.isDemo).toBe(false)
  })

  it('posts the enquiry to the API once where the provider has its call', async () => {
    const request = vi.fn<HttpClient>(() => new Promise(() => {}))
    const { result, submit } = setUp({ request }, { config: { sendsEnquiries: true } })
    expect(result.current.isDemo).toBe(false)
    await submit()
    await submit()
    await waitFor(() => expect(request).toHaveBeenCalled())
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/api/contact', body: enquiry }))
  })

  it('CONTACT-13 CONTACT-14 CONTACT-15 shows a toast and clears the form and its draft, not before', async () => {
    const { submit, notify, pass, reset, draft } = setUp()
    await submit()
    expect(reset).not.toHaveBeenCalled()
    expect(draft()).not.toBeNull()
    await pass(1000)
    expect(reset).toHaveBeenCalledTimes(1)
    expect(draft()).toBeNull()
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Message sent successfully!',
      text: "We'll get back to you within 24 hours.",
    })
  })

  it('accepts another message after the first', async () => {
    const { result, submit, notify, pass } = setUp()
    await submit()
    await pass(1000)
    await submit()
    expect(result.current.state).toEqual({ status: 'pending' })
    await pass(2000)
    expect(notify).toHaveBeenCalledTimes(2)
  })

  it.each([
    [{ ok: false, reason: 'refused', message: 'Too long.' }, 'Too long.'],
    [{ ok: false, reason: 'refused' }, 'Your message could not be sent.'],
    [{ ok: false, reason: 'unreachable' }, 'Network error. Please try again.'],
  ] satisfies [Failure, string][])('keeps the form and its draft after %j', async (failure, text) => {
    const { result, submit, notify, reset, draft } = setUp({ send: respondingWith(failure) })
    await submit()
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(result.current.fieldErrors).toEqual({})
    expect(reset).not.toHaveBeenCalled()
    expect(draft()).not.toBeNull()
    expect(notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Error', text })
  })

  it.each([
    ['subject', { subject: 'Too long' }],
    ['captcha', {}],
  ])('reports the field %s if the form has it', async (field, fieldErrors) => {
    const { result, submit } = setUp({
      send: respondingWith({ ok: false, reason: 'refused', message: 'Too long', field }),
    })
    await submit()
    expect(result.current.fieldErrors).toEqual(fieldErrors)
    expect(result.current.state).toMatchObject({ status: 'error', message: 'Too long' })
  })

  it('calls `onSuccess` and `onError` once per result', async () => {
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const send = respondingWith({ ok: true }).mockResolvedValueOnce({ ok: false, reason: 'unreachable' })
    const { submit } = setUp({ send, onSuccess, onError })
    await submit()
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'unreachable' }))
    expect(onSuccess).not.toHaveBeenCalled()
    await submit()
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledOnce()
  })

  it('cancels the request, and accepts another', async () => {
    const { result, submit, notify, pass } = setUp()
    await submit()
    act(() => result.current.cancel())
    expect(result.current.state).toEqual({ status: 'idle' })
    await pass(60_000)
    expect(notify).not.toHaveBeenCalled()
    await submit()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('keeps a failure on cancel and discards it on reset', async () => {
    const { result, submit } = setUp({ send: respondingWith({ ok: false, reason: 'unreachable' }) })
    await submit()
    act(() => result.current.cancel())
    expect(result.current.state.status).toBe('error')
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  it('uses the messages of a translation, overridden by its options', async () => {
    const translations = [translate(contactMessages, { successTitle: 'Abgeschickt', successText: 'Bis bald' })]
    const { result, submit, notify, pass } = setUp({ messages: { successText: 'Danke' } }, { translations })
    await submit()
    await pass(1000)
    expect(notify).toHaveBeenCalledWith({ intent: 'neutral', title: 'Abgeschickt', text: 'Danke' })
    expect(result.current.messages.submit).toBe('Send Message')
  })
})

it.each([
  ['+1 (760) 555-0148', 'tel:+17605550148'],
  ['030 23125 148', 'tel:03023125148'],
])('CONTACT-04 the URL of %s is %s', (phone, address) => {
  expect(telUrl(phone)).toBe(address)
})

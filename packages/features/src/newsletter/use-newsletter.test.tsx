import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockBrand } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook, type RenderOptions } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import { translate } from '../shared/config/messages.ts'
import type { FindOutbox } from '../shared/recovery/outbox.ts'
import type { Failure, Success } from '../shared/form/submission.ts'
import { newsletterMessages, type Subscribe } from './newsletter.ts'
import { useNewsletter, type NewsletterOptions } from './use-newsletter.ts'

const ada = { email: 'ada@example.org', name: 'Ada' }
/** The link of the toast after subscribing. */
const getApp = { text: 'Get the app meanwhile', href: mockBrand.stores.appStore.url }

interface Setting extends Pick<RenderOptions, 'wrapper' | 'translations'> {
  /** The stored flag, if any. */
  stored?: string
  /** Whether the visitor is typing, or has a dialog open. */
  isBusy?: boolean
  /** Where the server shows its mails. */
  outbox?: string | null
  options?: NewsletterOptions
}

function setUp({ stored, isBusy = false, outbox = null, options = {}, ...provided }: Setting = {}) {
  const storage = memoryStorage(stored === undefined ? [] : [['newsletter-popup-seen', stored]])
  const { items } = storage
  const resolvers: ((response: Success | Failure) => void)[] = []
  const waiting = new Set<() => void>()
  const clock = movableClock()
  const ports = {
    subscribe: vi.fn<Subscribe>(() => new Promise((resolve) => resolvers.push(resolve))),
    findOutbox: vi.fn<FindOutbox>(async () => outbox),
    whenIdle: vi.fn((callback: () => void) => {
      if (isBusy) waiting.add(callback)
      else callback()
      return () => void waiting.delete(callback)
    }),
    notify: vi.fn(),
  }
  const { notify, ...overrides } = ports
  const hook = renderHook((given) => useNewsletter({ ...overrides, seenKey: 'newsletter-popup-seen', ...given }), {
    ...provided,
    ports: { clock, storage, notify },
    initialProps: options,
  })
  return {
    ...hook,
    ports,
    items,
    waiting,
    status: () => hook.result.current.state.status,
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
    becomeIdle: () => act(() => waiting.forEach((callback) => callback())),
    submit: () => act(() => hook.result.current.submit(ada)),
    dismiss: () => act(() => hook.result.current.dismiss()),
    respond: (given: Success | Failure) => act(async () => resolvers.shift()?.(given)),
  }
}

function setUpOpen({ options, ...setting }: Setting = {}) {
  const popup = setUp({ options: { isDue: true, ...options }, ...setting })
  popup.pass(0)
  expect(popup.status()).toBe('idle')
  return popup
}

describe('a pop-up that the visitor asks for', () => {
  it.each([{}, { stored: 'true' }])('is open at once with %j, and stores the flag when it closes', (setting) => {
    const { status, items, dismiss } = setUp({ ...setting, options: { isRequested: true } })
    expect(status()).toBe('idle')
    dismiss()
    expect(status()).toBe('hidden')
    expect(items.get('newsletter-popup-seen')).toBe('true')
  })
})

describe('a pop-up that opens by itself', () => {
  it('NEWS-13 NEWS-14 is hidden at first, and opens after 30 s, not before', () => {
    const { status, pass } = setUp()
    expect(status()).toBe('hidden')
    pass(29_999)
    expect(status()).toBe('hidden')
    pass(30_000)
    expect(status()).toBe('idle')
  })

  it.each(['true', 'false', '', 'yes'])('NEWS-15 stays hidden with the flag %j', (stored) => {
    const { status, pass } = setUp({ stored })
    pass(600_000)
    expect(status()).toBe('hidden')
  })

  it('NEWS-15 reads the flag when the time is up: another tab may have shown it meanwhile', () => {
    const { status, pass, items } = setUp()
    pass(29_999)
    items.set('newsletter-popup-seen', 'true')
    pass(30_000)
    expect(status()).toBe('hidden')
  })

  it('waits while the visitor is busy, then opens', () => {
    const { status, pass, becomeIdle } = setUp({ isBusy: true })
    pass(90_000)
    expect(status()).toBe('hidden')
    becomeIdle()
    expect(status()).toBe('idle')
  })

  it('NEWS-15 does not open after waiting if another tab has shown it meanwhile', () => {
    const { status, pass, becomeIdle, items } = setUp({ isBusy: true })
    pass(30_000)
    items.set('newsletter-popup-seen', 'true')
    becomeIdle()
    expect(status()).toBe('hidden')
  })

  it('does not check whether the visitor is busy before the time is up', () => {
    const { ports, pass } = setUp()
    pass(29_999)
    expect(ports.whenIdle).not.toHaveBeenCalled()
  })

  it('opens when the host sets `isDue`, not before', () => {
    const { status, pass, rerender } = setUp({ options: { isDue: false } })
    pass(600_000)
    expect(status()).toBe('hidden')
    rerender({ isDue: true })
    pass(600_000)
    expect(status()).toBe('idle')
  })

  it('opens after the host’s `opensAfterMs`', () => {
    const { status, pass } = setUp({ options: { opensAfterMs: 500 } })
    pass(499)
    expect(status()).toBe('hidden')
    pass(500)
    expect(status()).toBe('idle')
  })

  it('never opens twice, even if `isDue` changes', () => {
    const { status, pass, dismiss, rerender, items } = setUp()
    pass(30_000)
    dismiss()
    items.clear()
    rerender({ isDue: true })
    pass(600_000)
    expect(status()).toBe('hidden')
  })

  it.each([
    ['before it is due', false],
    ['while the visitor is busy', true],
  ])('cancels its timer and its wait on unmount %s', (_, isBusy) => {
    const { unmount, pass, waiting, ports } = setUp({ isBusy })
    if (isBusy) pass(30_000)
    unmount()
    pass(600_000)
    expect(waiting.size).toBe(0)
    expect(ports.whenIdle).toHaveBeenCalledTimes(isBusy ? 1 : 0)
  })

  it('opens once under Strict Mode', () => {
    const { status, pass, ports } = setUp({ wrapper: StrictMode })
    pass(30_000)
    expect(status()).toBe('idle')
    expect(ports.whenIdle).toHaveBeenCalledTimes(1)
  })
})

describe('a pop-up that is dismissed', () => {
  it('NEWS-16 NEWS-17 STORE-04 STORE-05 hides, and stores the flag as true', () => {
    const { status, dismiss, items } = setUpOpen()
    expect(items.size).toBe(0)
    dismiss()
    expect(status()).toBe('hidden')
    expect([...items]).toEqual([['newsletter-popup-seen', 'true']])
  })

  it('aborts the pending request without a toast', async () => {
    const { status, submit, dismiss, respond, ports } = setUpOpen()
    submit()
    const signal = ports.subscribe.mock.lastCall?.[1]
    dismiss()
    expect(status()).toBe('hidden')
    expect(signal?.aborted).toBe(true)
    await respond({ ok: true })
    expect(ports.notify).not.toHaveBeenCalled()
    expect(status()).toBe('hidden')
  })
})

describe('leaving the page', () => {
  it('STORE-05 stores the flag if the pop-up is open', () => {
    const { unmount, items } = setUpOpen()
    unmount()
    expect([...items]).toEqual([['newsletter-popup-seen', 'true']])
  })

  it('stores nothing while the pop-up has not opened', () => {
    const { unmount, pass, items } = setUp()
    pass(29_999)
    unmount()
    expect(items.size).toBe(0)
  })
})

describe('a signup', () => {
  it('NEWS-10 is sent once for repeated submissions', () => {
    const { status, submit, ports } = setUpOpen()
    submit()
    submit()
    expect(status()).toBe('pending')
    expect(ports.subscribe).toHaveBeenCalledExactlyOnceWith(ada, expect.any(AbortSignal))
  })

  it('NEWS-18 NEWS-19 NEWS-21 closes on success, stores the flag, clears the fields and shows a toast', async () => {
    const { status, submit, respond, items, ports } = setUpOpen()
    submit()
    await respond({ ok: true })
    expect(status()).toBe('success')
    expect([...items]).toEqual([['newsletter-popup-seen', 'true']])
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Success! 🎉',
      text: 'Check your email.',
      link: getApp,
    })
  })

  it('links to the outbox of the server, which is requested when the pop-up opens', async () => {
    const { pass, submit, respond, ports } = setUp({ options: { isDue: true }, outbox: '/outbox' })
    expect(ports.findOutbox).not.toHaveBeenCalled()
    pass(0)
    await act(async () => {})
    expect(ports.findOutbox).toHaveBeenCalledOnce()
    submit()
    await respond({ ok: true })
    expect(ports.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Success! 🎉', link: { text: 'See the mail', href: '/outbox' } }),
    )
  })

  it('links to the app after a failed request for the outbox', async () => {
    const { pass, submit, respond, ports } = setUp({ options: { isDue: true } })
    ports.findOutbox.mockRejectedValue(new Error('broken'))
    pass(0)
    await act(async () => {})
    submit()
    await respond({ ok: true })
    expect(ports.notify).toHaveBeenCalledWith(expect.objectContaining({ link: getApp }))
  })

  it.each([
    ['NEWS-24 NEWS-25 the server’s message', { ok: false, reason: 'refused', message: 'Slow down.' }, 'Slow down.'],
    ['NEWS-24 NEWS-26 the default without a server message', { ok: false, reason: 'refused' }, 'Failed to subscribe'],
    [
      'NEWS-27 NEWS-28 a network error',
      { ok: false, reason: 'unreachable' },
      'Something went wrong. Please try again.',
    ],
  ] satisfies [string, Failure, string][])('NEWS-23 stays open on failure, and shows %s', async (_, failure, text) => {
    const { status, result, submit, respond, items, ports } = setUpOpen()
    submit()
    await respond(failure)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Error', text })
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(items.size).toBe(0)
    submit()
    expect(status()).toBe('pending')
  })

  it('reports the rejected field until the next attempt', async () => {
    const { result, submit, respond } = setUpOpen()
    submit()
    await respond({ ok: false, reason: 'refused', message: 'One address, please.', field: 'email' })
    expect(result.current.fieldErrors).toEqual({ email: 'One address, please.' })
    submit()
    expect(result.current.fieldErrors).toEqual({})
  })

  it('calls `onSuccess` and `onError` once per result', async () => {
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const { submit, respond } = setUpOpen({ options: { onSuccess, onError } })
    submit()
    await respond({ ok: false, reason: 'unreachable' })
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'unreachable' }))
    submit()
    await respond({ ok: true })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledOnce()
  })

  it('can be cancelled and reset while the pop-up stays open', async () => {
    const { status, result, submit, respond, ports } = setUpOpen()
    submit()
    act(() => result.current.cancel())
    expect(status()).toBe('idle')
    expect(ports.subscribe.mock.lastCall?.[1].aborted).toBe(true)
    await respond({ ok: true })
    expect(ports.notify).not.toHaveBeenCalled()
    submit()
    await respond({ ok: false, reason: 'unreachable' })
    act(() => result.current.reset())
    expect(status()).toBe('idle')
  })

  it('sends nothing after success, and is hidden when dismissed', async () => {
    const { status, submit, respond, dismiss, ports } = setUpOpen()
    submit()
    await respond({ ok: true })
    submit()
    expect(ports.subscribe).toHaveBeenCalledOnce()
    dismiss()
    expect(status()).toBe('hidden')
  })

  it('STORE-05 can be sent by an inline form, which suppresses the pop-up', async () => {
    const { status, submit, respond, items, pass } = setUp({ options: { isDue: false } })
    pass(600_000)
    submit()
    expect(status()).toBe('pending')
    await respond({ ok: true })
    expect(status()).toBe('success')
    expect([...items]).toEqual([['newsletter-popup-seen', 'true']])
  })

  it('is sent and announced once when the page is hidden and shown', async () => {
    const { Page, hideAndShow } = hideablePage()
    const { rerender, submit, respond, ports, status } = setUpOpen({ wrapper: Page })
    submit()
    await respond({ ok: true })
    await hideAndShow(() => rerender({ isDue: true }))
    expect(ports.subscribe).toHaveBeenCalledOnce()
    expect(ports.notify).toHaveBeenCalledOnce()
    expect(status()).toBe('success')
  })

  it('uses the messages of a translation, and else its defaults', async () => {
    const translations = [translate(newsletterMessages, { failureTitle: 'Das ging schief' })]
    const { submit, respond, ports, result } = setUpOpen({ translations })
    submit()
    await respond({ ok: false, reason: 'refused' })
    expect(ports.notify).toHaveBeenCalledWith({
      intent: 'danger',
      title: 'Das ging schief',
      text: 'Failed to subscribe',
    })
    expect(result.current.messages.submit).toBe('Subscribe')
  })
})

it('stores the flag under the provider’s prefix, and posts with the provider’s HTTP client', async () => {
  const storage = memoryStorage()
  const { request } = mockServer({ body: { success: true } })
  const options = { isDue: true, findOutbox: null, whenIdle: callAtOnce, leadMagnet: 'recipes' }
  const clock = movableClock()
  const { result } = renderHook(() => useNewsletter(options), {
    config: { storagePrefix: 'acme' },
    ports: { request, storage, clock },
  })
  act(() => clock.moveTo(0))
  await act(async () => result.current.submit(ada))
  expect(result.current.state).toEqual({ status: 'success' })
  expect(request.mock.lastCall?.[0]).toMatchObject({
    path: '/api/newsletter/signup',
    body: { ...ada, source: 'popup', leadMagnet: 'recipes' },
  })
  expect([...storage.items]).toEqual([['acme-newsletter-popup-seen', 'true']])
})

function callAtOnce(callback: () => void) {
  callback()
  return () => {}
}

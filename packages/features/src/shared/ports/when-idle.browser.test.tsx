import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.browser.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Adds elements to the page and returns the first. */
function page(...elements: HTMLElement[]): HTMLElement {
  document.body.append(...elements)
  return elements[0] ?? document.body
}

const element = (tag: string, attributes: Record<string, string> = {}) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** Waits for an idle visitor and returns the mock that is called then. */
function wait() {
  const act = vi.fn()
  return { act, cancel: whenIdle(act) }
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('whenIdle', () => {
  it.each([
    ['nothing has the focus', element('p')],
    ['a link has the focus', element('a', { href: '/' })],
    ['a button has the focus', element('button')],
    ['a radio button has the focus', element('input', { type: 'radio' })],
    ['a checkbox has the focus', element('input', { type: 'checkbox' })],
    ['a native dialog is closed', element('dialog')],
  ])('calls back at once if %s', (_, present) => {
    page(present).focus()
    expect(wait().act).toHaveBeenCalledOnce()
  })

  it.each([
    ['a text field', element('input')],
    ['an email field', element('input', { type: 'email' })],
    ['a text area', element('textarea')],
    ['a select', element('select')],
    ['editable text', element('div', { contenteditable: '', tabindex: '0' })],
    ['a frame', element('iframe', { tabindex: '0' })],
  ])('calls back 1 s after %s has lost the focus', (_, field) => {
    page(field).focus()
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    field.blur()
    vi.advanceTimersByTime(999)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
  })

  it('does not call back while a field of a web component has the focus', () => {
    const field = element('input')
    page(element('acme-search')).attachShadow({ mode: 'open' }).append(field)
    field.focus()
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    field.blur()
    vi.advanceTimersByTime(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('does not call back between two fields', () => {
    const first = page(element('input'), element('input', { id: 'second' }))
    first.focus()
    const { act } = wait()
    document.getElementById('second')?.focus()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
  })

  it('waits 1 s from the last blur', () => {
    const first = page(element('input'), element('input', { id: 'second' }))
    const second = document.getElementById('second')
    first.focus()
    const { act } = wait()
    second?.focus()
    vi.advanceTimersByTime(900)
    second?.blur()
    vi.advanceTimersByTime(999)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each([
    ['dialog', element('div', { role: 'dialog' })],
    ['alert dialog', element('div', { role: 'alertdialog' })],
    ['native dialog', element('dialog', { open: '' })],
  ])('calls back after an open %s was removed', async (_, dialog) => {
    page(element('main')).append(dialog)
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    dialog.remove()
    await vi.advanceTimersByTimeAsync(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('calls back after a native dialog has closed', async () => {
    const dialog = page(element('dialog', { open: '' }))
    const { act } = wait()
    dialog.removeAttribute('open')
    await vi.advanceTimersByTimeAsync(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each([
    ['is not displayed', { style: 'display: none' }],
    ['is hidden from screen readers', { 'aria-hidden': 'true' }],
    ['is inert', { inert: '' }],
  ])('calls back at once if a dialog %s, and waits while it is shown', async (_, hidden) => {
    const dialog = element('div', { role: 'dialog', class: 'modal', ...hidden })
    // jsdom has no layout.
    dialog.checkVisibility = () => dialog.style.display !== 'none'
    page(element('main')).append(dialog)
    expect(wait().act).toHaveBeenCalledOnce()

    for (const name of Object.keys(hidden)) dialog.removeAttribute(name)
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    for (const [name, value] of Object.entries(hidden)) dialog.setAttribute(name, value)
    await vi.advanceTimersByTimeAsync(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('calls back on a page that changes constantly', async () => {
    const dialog = page(element('div', { role: 'dialog' }))
    const { act } = wait()
    dialog.remove()
    for (let ms = 0; ms < 1000; ms += 100) {
      page(element('p'))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(act).toHaveBeenCalledOnce()
  })

  it('calls back when the tab becomes visible', () => {
    hide(true)
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    hide(false)
    vi.advanceTimersByTime(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('calls back once', () => {
    const field = page(element('input'))
    field.focus()
    const { act } = wait()
    for (let times = 0; times < 3; times++) {
      field.blur()
      vi.advanceTimersByTime(1000)
      field.focus()
    }
    expect(act).toHaveBeenCalledOnce()
  })

  it('does not call back after cancelling', async () => {
    const field = page(element('input'))
    field.focus()
    const first = wait()
    first.cancel()
    field.blur()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(first.act).not.toHaveBeenCalled()

    field.focus()
    const second = wait()
    field.blur()
    second.cancel()
    field.remove()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(second.act).not.toHaveBeenCalled()
  })
})

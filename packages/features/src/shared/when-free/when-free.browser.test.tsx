import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenFree } from './when-free.browser.ts'

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
  return { act, callOff: whenFree(act) }
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the idle moment', () => {
  it.each([
    ['nothing has the focus', element('p')],
    ['a link has the focus', element('a', { href: '/' })],
    ['a button has the focus', element('button')],
    ['a choice was made', element('input', { type: 'radio' })],
    ['a box was ticked', element('input', { type: 'checkbox' })],
    ['a dialog element is shut', element('dialog')],
  ])('is now where %s', (_, present) => {
    page(present).focus()
    expect(wait().act).toHaveBeenCalledOnce()
  })

  it.each([
    ['a text field', element('input')],
    ['an address field', element('input', { type: 'email' })],
    ['a text area', element('textarea')],
    ['a list', element('select')],
    ['editable text', element('div', { contenteditable: '', tabindex: '0' })],
    ['a frame', element('iframe', { tabindex: '0' })],
  ])('comes when %s has been left for a while', (_, field) => {
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

  it('is not between two fields', () => {
    const first = page(element('input'), element('input', { id: 'second' }))
    first.focus()
    const { act } = wait()
    document.getElementById('second')?.focus()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
  })

  it('is counted from the last blur', () => {
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
    ['alert', element('div', { role: 'alertdialog' })],
    ['native dialog', element('dialog', { open: '' })],
  ])('comes when an open %s is gone', async (_, dialog) => {
    page(element('main')).append(dialog)
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    dialog.remove()
    await vi.advanceTimersByTimeAsync(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('is after a native dialog closes but stays in the page', async () => {
    const dialog = page(element('dialog', { open: '' }))
    const { act } = wait()
    dialog.removeAttribute('open')
    await vi.advanceTimersByTimeAsync(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('is reached on a page that changes constantly', async () => {
    const dialog = page(element('div', { role: 'dialog' }))
    const { act } = wait()
    dialog.remove()
    for (let ms = 0; ms < 1000; ms += 100) {
      page(element('p'))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(act).toHaveBeenCalledOnce()
  })

  it('is reached when the tab becomes visible', () => {
    hide(true)
    const { act } = wait()
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    hide(false)
    vi.advanceTimersByTime(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('is reached once', () => {
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

  it('is not reached after cancelling', async () => {
    const field = page(element('input'))
    field.focus()
    const first = wait()
    first.callOff()
    field.blur()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(first.act).not.toHaveBeenCalled()

    field.focus()
    const second = wait()
    field.blur()
    second.callOff()
    field.remove()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(second.act).not.toHaveBeenCalled()
  })
})

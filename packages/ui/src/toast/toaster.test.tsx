import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.ts'
import { createToasts, type Notice } from './toasts.ts'
import { Toaster } from './toaster.tsx'

const saved: Notice = { intent: 'neutral', title: 'Saved', text: 'It is all there.' }
const failed: Notice = { intent: 'danger', title: 'Error', text: 'Something went wrong. Please try again.' }

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const shown = () => screen.queryAllByRole('listitem')
const isHidden = (node: Element) => node.closest('[aria-hidden="true"]') !== null

function show(...notices: Notice[]) {
  const toasts = createToasts()
  const view = render(<Toaster toasts={toasts} />)
  const notify = (notice: Notice) => act(() => void toasts.notify(notice))
  notices.forEach(notify)
  return { toasts, notify, ...view }
}

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom knows no pointer capture, which Radix asks for while a toast is swiped.
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => {}
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the toast shown', () => {
  it('TOAST-01 shows at most one toast', () => {
    show(saved, failed)

    expect(shown()).toHaveLength(1)
    expect(shown()[0]).toHaveTextContent('Error')
  })

  it('shows a link, and announces it with the text', () => {
    show({ ...saved, link: { text: 'See it', href: '/there' } })

    expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/there')
    pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('See it')
  })

  it('offers an action, which dismisses the toast', () => {
    const onClick = vi.fn()
    show({ ...saved, action: { text: 'Undo', onClick } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

    expect(onClick).toHaveBeenCalledTimes(1)
    expect(shown()).toHaveLength(0)
  })

  it('renders nothing on the server, and hydrates without a mismatch', () => {
    const toaster = <Toaster toasts={createToasts()} />
    expect(renderToString(toaster)).toBe('')

    const onRecoverableError = vi.fn()
    const { unmount } = render(toaster, { hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument()

    unmount()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})

describe('time', () => {
  it('TOAST-02 closes after 5000 ms', () => {
    show(saved)
    pass(4999)
    expect(shown()).toHaveLength(1)

    pass(1)
    expect(shown()).toHaveLength(0)
  })

  it('TOAST-02 gives a new toast its own 5000 ms', () => {
    const { notify } = show(saved)
    pass(4000)
    notify(failed)
    pass(4999)
    expect(shown()).toHaveLength(1)

    pass(1)
    expect(shown()).toHaveLength(0)
  })

  it('closes a toast after its own duration, and an updated one after that of its new notice', () => {
    const { toasts } = show()
    act(() => void toasts.notify({ ...saved, duration: 1000 }))
    pass(999)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)

    const saving = toasts.notify({ ...saved, title: 'Saving', duration: Infinity })
    pass(0)
    pass(60_000)
    act(() => saving.update(saved))
    pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    pass(4899)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)
  })

  it('pauses its timer while hovered', () => {
    show(saved)
    fireEvent.pointerMove(screen.getByRole('listitem'))
    pass(60_000)
    expect(shown()).toHaveLength(1)

    fireEvent.pointerLeave(screen.getByRole('region'))
    pass(5000)
    expect(shown()).toHaveLength(0)
  })

  it('TOAST-02 closes the next toast in time after one was dismissed', () => {
    const { notify } = show(saved)
    const closeButton = screen.getByRole('button', { name: 'Close' })
    fireEvent.pointerMove(closeButton)
    act(() => closeButton.focus())
    fireEvent.click(closeButton)
    expect(shown()).toHaveLength(0)

    notify(failed)
    pass(5000)
    expect(shown()).toHaveLength(0)
  })

  it('TOAST-06 removes the record of a dismissed toast after 1,000,000 ms', () => {
    const { toasts } = show(saved)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    pass(999_999)
    expect(toasts.current().dismissed).toHaveLength(1)

    pass(1)
    expect(toasts.current().dismissed).toHaveLength(0)
  })

  it('leaves no timer behind', () => {
    const { unmount } = show(saved, failed)
    unmount()

    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('swiping', () => {
  function swipe(deltaX: number, deltaY = 0) {
    const toast = screen.getByRole('listitem')
    fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(toast, { clientX: 100 + deltaX, clientY: 100 + deltaY })
    fireEvent.pointerUp(toast, { clientX: 100 + deltaX, clientY: 100 + deltaY })
  }

  it('TOAST-03 TOAST-04 dismisses a toast that is swiped right by more than 50 px', () => {
    show(saved)
    swipe(51)

    expect(shown()).toHaveLength(0)
  })

  it.each([
    ['TOAST-04 right by no more than 50 px', 50, 0],
    ['TOAST-03 left', -200, 0],
    ['TOAST-03 up', 0, -200],
    ['TOAST-03 down', 0, 200],
  ])('keeps a toast that is swiped: %s', (_, deltaX, deltaY) => {
    show(saved)
    swipe(deltaX, deltaY)

    expect(shown()).toHaveLength(1)
  })
})

describe('keyboard', () => {
  it('TOAST-05 moves focus to the toasts with F8', () => {
    show(saved)
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })

    expect(screen.getByRole('list')).toHaveFocus()
  })

  it('returns focus when the toast is closed', () => {
    render(<input aria-label="Search" />)
    show(saved)
    act(() => screen.getByLabelText('Search').focus())
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))

    expect(screen.getByLabelText('Search')).toHaveFocus()
  })

  it('returns focus from a toast that was pressed, not opened with F8', () => {
    render(<input aria-label="Search" />)
    show({ ...saved, action: { text: 'Undo', onClick: () => {} } })
    act(() => screen.getByLabelText('Search').focus())
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

    expect(screen.getByLabelText('Search')).toHaveFocus()
  })

  it('TOAST-05 leaves the focus where it is while there is no toast, as of another toaster beside', () => {
    const toasts = createToasts()
    render(
      <>
        <Toaster toasts={toasts} />
        <Toaster toasts={createToasts()} />
        <input aria-label="Search" />
      </>,
    )
    act(() => screen.getByLabelText('Search').focus())
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    expect(screen.getByLabelText('Search')).toHaveFocus()

    act(() => void toasts.notify(saved))
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    expect(document.activeElement).toContainElement(screen.getByRole('listitem'))
  })

  it('TOAST-05 ignores F8 during input method composition', () => {
    show(saved)
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8', isComposing: true })

    expect(screen.getByRole('list')).not.toHaveFocus()
  })
})

describe('announcements', () => {
  it.each([
    ['politely', 'polite', saved, 'Notification Saved It is all there.'],
    ['at once', 'assertive', failed, 'Notification Error Something went wrong. Please try again.'],
  ])('announces a toast once and %s', (_, live, notice, texts) => {
    show(notice)
    pass(100)
    const announcement = screen.getByRole('status')
    expect(announcement).toHaveAttribute('aria-live', live)
    expect(announcement).toHaveTextContent(texts)

    pass(1000)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('over a dialog', () => {
  const page = (toasts: ReturnType<typeof createToasts>, isOpen: boolean) => (
    <>
      <Toaster toasts={toasts} />
      <Dialog.Root open={isOpen}>
        <Dialog.Content>
          <Dialog.Title>Get the plan</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )

  it('moves into a dialog that opens, and out of it when it closes', () => {
    const toasts = createToasts()
    const { rerender } = render(page(toasts, false))
    act(() => void toasts.notify(saved))
    rerender(page(toasts, true))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('listitem'))
    expect(isHidden(screen.getByRole('listitem'))).toBe(false)

    rerender(page(toasts, false))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('listitem').closest('[data-toast-host]')?.parentElement).toBe(document.body)
    expect(isHidden(screen.getByRole('listitem'))).toBe(false)
  })

  it('is shown in a dialog that is already open', () => {
    const toasts = createToasts()
    render(page(toasts, true))
    act(() => void toasts.notify(failed))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('listitem'))
    expect(isHidden(screen.getByRole('listitem'))).toBe(false)

    pass(100)
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status'))
  })
})

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from '../menu/menu.ts'
import { createToasts, Toaster } from '../toast/index.ts'
import { Dialog } from './dialog.ts'

function Confirm() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Delete</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Delete the climb?</Dialog.Title>
        <Dialog.Description>It cannot be brought back.</Dialog.Description>
        <Dialog.Close>Keep it</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function PopUp({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <input aria-label="Search" />
      <Dialog.Root open={isOpen}>
        <Dialog.Content closeLabel="Fermer">
          <Dialog.Title>Opened by itself</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

describe('dialog', () => {
  it('is named and described by parts that have ids of the caller, also when these change', () => {
    const dialog = (part: string) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content aria-describedby="terms">
          <Dialog.Title id={`${part}-title`}>Delete the climb?</Dialog.Title>
          <Dialog.Description id={`${part}-text`}>It cannot be brought back.</Dialog.Description>
          <p id="terms">See the terms.</p>
        </Dialog.Content>
      </Dialog.Root>
    )
    const { rerender } = render(dialog('first'))
    for (const part of ['first', 'second']) {
      rerender(dialog(part))
      expect(screen.getByRole('dialog', { name: 'Delete the climb?' })).toHaveAttribute(
        'aria-describedby',
        `terms ${part}-text`,
      )
    }
  })

  it('takes an `aria-label` in place of its title', () => {
    render(
      <Dialog.Root defaultOpen>
        <Dialog.Content aria-label="Delete the Ortler?">
          <Dialog.Title>Delete the climb?</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>,
    )
    expect(screen.getByRole('dialog', { name: 'Delete the Ortler?' })).toBeInTheDocument()
  })

  it.each([
    ['its Close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s and gives focus back to its trigger', async (_, closeDialog) => {
    render(<Confirm />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await closeDialog()

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  })

  it('returns focus after opening without a trigger', async () => {
    const { rerender } = render(<PopUp isOpen={false} />)
    screen.getByLabelText('Search').focus()
    rerender(<PopUp isOpen />)
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus()

    rerender(<PopUp isOpen={false} />)
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus())
  })

  it('returns focus after opening on a field that takes it at once', async () => {
    const page = (isOpen: boolean) => (
      <>
        <input aria-label="Search" />
        <Dialog.Root open={isOpen}>
          <Dialog.Content aria-label="Rename">
            <input aria-label="Name" autoFocus />
          </Dialog.Content>
        </Dialog.Root>
      </>
    )
    const { rerender } = render(page(false))
    screen.getByLabelText('Search').focus()
    rerender(page(true))
    expect(screen.getByLabelText('Name')).toHaveFocus()
    rerender(page(false))
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus())
  })

  it('returns focus to a trigger that does not take it at a press, as in Safari', async () => {
    render(
      <>
        <h1>Climbs</h1>
        <Confirm />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
  })

  it('returns focus to the button of a menu that opened it', async () => {
    function Host() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <Menu.Root>
            <Menu.Trigger>Actions</Menu.Trigger>
            <Menu.Content aria-label="Of the climb">
              <Menu.Item onSelect={() => setIsOpen(true)}>Rename</Menu.Item>
            </Menu.Content>
          </Menu.Root>
          <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
            <Dialog.Content aria-label="Rename" />
          </Dialog.Root>
        </>
      )
    }
    render(<Host />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
  })

  it('moves focus to the headline if what had it is gone', async () => {
    const page = (isOpen: boolean) => (
      <>
        <h1>Climbs</h1>
        {!isOpen && <button key="delete">Delete the Ortler</button>}
        <Dialog.Root open={isOpen}>
          <Dialog.Content aria-label="Delete?" />
        </Dialog.Root>
      </>
    )
    const { rerender } = render(
      <>
        {page(false)}
        <input aria-label="Row" />
      </>,
    )
    screen.getByLabelText('Row').focus()
    rerender(
      <>
        {page(true)}
        <input aria-label="Row" />
      </>,
    )
    rerender(page(false))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Climbs' })).toHaveFocus())
  })

  it('leaves the focus where a press beside it has put it, if the page is not inert', async () => {
    const onCloseAutoFocus = vi.fn()
    render(
      <>
        <input aria-label="Search" />
        <Dialog.Root modal={false}>
          <Dialog.Trigger>Filter</Dialog.Trigger>
          <Dialog.Content aria-label="Filter" onCloseAutoFocus={onCloseAutoFocus} />
        </Dialog.Root>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.click(screen.getByLabelText('Search'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(onCloseAutoFocus).toHaveBeenCalled())
    expect(screen.getByLabelText('Search')).toHaveFocus()
  })

  it('returns focus also if the host moves it when the dialog opens', async () => {
    render(
      <Dialog.Root>
        <Dialog.Trigger>Delete</Dialog.Trigger>
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            screen.getByLabelText('Name').focus()
          }}
        >
          <Dialog.Title>Delete the climb?</Dialog.Title>
          <input aria-label="Name" />
        </Dialog.Content>
      </Dialog.Root>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  })

  it('is closed by one Escape while a toast is shown', async () => {
    const toasts = createToasts()
    render(
      <>
        <Toaster toasts={toasts} />
        <Confirm />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    act(() => void toasts.notify({ intent: 'danger', title: 'Error' }))
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([true, false])('is closed by Escape without the one around it, with a toast: %s', async (isToastShown) => {
    const toasts = createToasts()
    const onOpenChange = vi.fn()
    render(
      <>
        <Toaster toasts={toasts} />
        <Dialog.Root open onOpenChange={onOpenChange}>
          <Dialog.Content aria-label="Around it">
            <Confirm />
          </Dialog.Content>
        </Dialog.Root>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    if (isToastShown) act(() => void toasts.notify({ intent: 'danger', title: 'Error' }))
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('dialog', { name: 'Delete the climb?' })).not.toBeInTheDocument()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it.each([
    ['Escape in a composition', { isComposing: true }],
    ['Safari’s Escape after a composition', { keyCode: 229 }],
  ])('is not closed by %s, with or without a toast', async (_, composing) => {
    const toasts = createToasts()
    render(
      <>
        <Toaster toasts={toasts} />
        <Confirm />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape', ...composing })
    act(() => void toasts.notify({ intent: 'danger', title: 'Error' }))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape', ...composing })

    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('stays open when a toast over it is closed', async () => {
    const toasts = createToasts()
    render(
      <>
        <Toaster toasts={toasts} />
        <Confirm />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    act(() => void toasts.notify({ intent: 'neutral', title: 'Saved' }))
    const [, closeToast] = screen.getAllByRole('button', { name: 'Close' })
    fireEvent.pointerDown(closeToast as HTMLElement)
    fireEvent.click(closeToast as HTMLElement)

    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

describe('theme', () => {
  it.each([
    ['data-theme', { 'data-theme': 'dark' }],
    ['a class', { className: 'dark' }],
  ])('is that of the part of the page that renders it: %s', async (_, part) => {
    render(
      <div className="light">
        <div {...part}>
          <Confirm />
        </div>
      </div>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))

    expect(screen.getByRole('dialog')).toHaveAttribute('data-theme', 'dark')
    expect(document.querySelector('.scrim')).toHaveAttribute('data-theme', 'dark')
  })

  it('is not repeated if the whole page has it', async () => {
    document.documentElement.dataset['theme'] = 'dark'
    render(<Confirm />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))

    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-theme')
    delete document.documentElement.dataset['theme']
  })
})

it('has the direction of the part of the page that renders it', async () => {
  render(
    <div dir="rtl">
      <Confirm />
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))

  expect(screen.getByRole('dialog')).toHaveAttribute('dir', 'rtl')
})

it('keeps a direction of its own', () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-label="Delete" dir="rtl" />
    </Dialog.Root>,
  )
  expect(screen.getByRole('dialog')).toHaveAttribute('dir', 'rtl')
})

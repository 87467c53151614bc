import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.ts'
import { AlertDialog } from './alert-dialog.ts'

function DeleteClimb(handlers: { onCancel?: () => void; onDelete?: () => void }) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>Delete…</AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>Delete the climb?</AlertDialog.Title>
        <AlertDialog.Description>It cannot be brought back.</AlertDialog.Description>
        <AlertDialog.Action onClick={handlers.onDelete}>Delete</AlertDialog.Action>
        <AlertDialog.Cancel onClick={handlers.onCancel}>Keep it</AlertDialog.Cancel>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Delete…' }))

it('asks with a name and a description, its focus on the button that cancels', async () => {
  render(<DeleteClimb />)
  await open()

  const dialog = screen.getByRole('alertdialog', { name: 'Delete the climb?' })
  expect(dialog).toHaveAccessibleDescription('It cannot be brought back.')
  // axe takes what is behind it for a part of the page otherwise.
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
])('is cancelled once by %s and gives focus back to its trigger', async (_, cancel) => {
  const handlers = { onCancel: vi.fn(), onDelete: vi.fn() }
  render(<DeleteClimb {...handlers} />)
  await open()
  await cancel()

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus()
  expect(handlers.onCancel).toHaveBeenCalledOnce()
  expect(handlers.onDelete).not.toHaveBeenCalled()
})

it('is closed by the button that acts', async () => {
  const onDelete = vi.fn()
  render(<DeleteClimb onDelete={onDelete} />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))

  expect(onDelete).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('stays open when somebody presses outside', async () => {
  render(<DeleteClimb />)
  await open()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)

  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})

it('stays open when Escape is pressed while its Cancel button is disabled', async () => {
  render(
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content aria-label="Delete it?">
        <AlertDialog.Cancel disabled>Keep it</AlertDialog.Cancel>
      </AlertDialog.Content>
    </AlertDialog.Root>,
  )
  expect(document.body).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')

  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})

it('leaves a dialog around it open when it is cancelled', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-label="Climb">
        <DeleteClimb />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await open()
  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Climb' })).toBeInTheDocument()
})

it('says in the console that a visitor cannot say no', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content aria-label="Delete it?" />
    </AlertDialog.Root>,
  )
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('AlertDialog.Cancel'))
})

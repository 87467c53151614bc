import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PasswordField } from './password-field.tsx'

const input = () => screen.getByLabelText<HTMLInputElement>('Password')

/** Makes an input behave as in Safari, where a new type moves the caret to the end. */
function moveCaretWithType(node: HTMLInputElement) {
  Object.defineProperty(node, 'type', {
    get: () => node.getAttribute('type'),
    set: (type: string) => {
      node.setAttribute('type', type)
      node.setSelectionRange(node.value.length, node.value.length)
    },
  })
}

it('shows and hides the password with a button that changes its name and has no pressed state', async () => {
  render(<PasswordField label="Password" name="password" />)
  expect(input().type).toBe('password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input().type).toBe('text')
  const hide = screen.getByRole('button', { name: 'Hide password' })
  expect(hide).not.toHaveAttribute('aria-pressed')

  await userEvent.click(hide)
  expect(input().type).toBe('password')
})

it('shows no password of a field that is disabled', async () => {
  render(<PasswordField label="Password" defaultValue="climbing-high" disabled />)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input().type).toBe('password')
})

it('keeps the value and the caret position', async () => {
  render(<PasswordField label="Password" />)
  await userEvent.type(input(), 'climbing-high')
  input().setSelectionRange(3, 5)
  moveCaretWithType(input())
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))

  expect(input().value).toBe('climbing-high')
  expect([input().selectionStart, input().selectionEnd]).toEqual([3, 5])
})

it('leaves the focus in the input when the button is tapped, and on the button when it is pressed by key', async () => {
  render(<PasswordField label="Password" />)
  await userEvent.click(input())
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input()).toHaveFocus()

  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(input().type).toBe('password')
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
})

it('does not submit the form by showing the password', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))

  expect(onSubmit).not.toHaveBeenCalled()
})

it('hides the password when its form is submitted, so that no browser keeps it among the form’s texts', async () => {
  const types: string[] = []
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault()
    types.push(input().type)
  })
  render(
    <>
      <form id="sign-in" onSubmit={onSubmit}>
        <button>Send</button>
      </form>
      <PasswordField label="Password" form="sign-in" />
    </>,
  )
  for (let attempt = 0; attempt < 2; attempt++) {
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input().type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('button', { name: 'Show password' })).toBeInTheDocument()
  }
  expect(types).toEqual(['password', 'password'])
})

it('announces politely that Caps Lock is on, while it is on', () => {
  render(<PasswordField label="Password" />)
  const notice = screen.getByRole('status')
  expect(notice).toBeEmptyDOMElement()

  fireEvent.keyDown(input(), { key: 'A', modifierCapsLock: true })
  expect(notice).toHaveTextContent('Caps Lock is on')

  fireEvent.keyUp(input(), { key: 'CapsLock', modifierCapsLock: false })
  expect(notice).toBeEmptyDOMElement()
})

it('hides the Caps Lock notice on blur', () => {
  render(<PasswordField label="Password" />)
  fireEvent.keyDown(input(), { key: 'A', modifierCapsLock: true })
  fireEvent.blur(input())

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('connects its error with the input', () => {
  render(<PasswordField label="Password" error="Password must be at least 8 characters" />)

  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('Password must be at least 8 characters')
})

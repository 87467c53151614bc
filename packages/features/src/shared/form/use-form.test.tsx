import { TextField } from '@summit/ui/text-field'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

const onSubmit = vi.fn((data: FormData) => Object.fromEntries(data))

function Form({ refusal, noValidate }: { refusal?: string; noValidate?: boolean }) {
  const { formProps, errorOf } = useForm(onSubmit)
  return (
    <form {...formProps} noValidate={noValidate}>
      <TextField label="Name" name="name" required error={errorOf('name')} />
      <TextField label="Email" name="email" type="email" required error={errorOf('email', refusal)} />
      <TextField label="Secret" name="secret" type="password" required error={errorOf('secret')} />
      <button>Send</button>
    </form>
  )
}

function setUp(props: { refusal?: string; noValidate?: boolean } = {}) {
  onSubmit.mockClear()
  render(<Form {...props} />)
  const [name, email, secret] = ['Name', 'Email', 'Secret'].map((label) => screen.getByLabelText(label))
  if (!name || !email || !secret) throw new Error('The form has lost its fields.')
  return { name, email, secret, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) }
}

it('shows the browser’s messages at all invalid fields, moves to the first, and keeps the bubble away', async () => {
  const { name, email, send } = setUp()
  const bubble = vi.fn((event: Event) => !event.defaultPrevented)
  for (const field of [name, email]) field.addEventListener('invalid', bubble)
  await userEvent.type(email, 'ada')
  await send()
  for (const field of [name, email]) {
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription((field as HTMLInputElement).validationMessage)
  }
  expect(name).toHaveFocus()
  expect(bubble.mock.results.map(({ value }) => value as boolean)).toEqual([false, false])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('takes a field’s error back when it is edited, and hands over a valid form', async () => {
  const { name, email, secret, send } = setUp()
  await send()
  await userEvent.type(name, 'Ada')
  expect(name).not.toHaveAttribute('aria-invalid')
  expect(email).toBeInvalid()
  await userEvent.type(email, 'ada@example.org')
  await userEvent.type(secret, '  ')
  await send()
  expect(onSubmit.mock.results).toEqual([
    { type: 'return', value: { name: 'Ada', email: 'ada@example.org', secret: '  ' } },
  ])
})

it('CONTACT-02 takes blanks for nothing, but in a password', async () => {
  const { name, email, secret, send } = setUp()
  await userEvent.type(name, '   ')
  await userEvent.type(email, 'ada@example.org')
  await userEvent.type(secret, '   ')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(name).toBeInvalid()
  expect(name).toHaveFocus()
  expect(secret).toHaveValue('   ')
})

it('shows the feature’s own error until the field is edited', async () => {
  const { email } = setUp({ refusal: 'One address, please.' })
  expect(email).toHaveAccessibleDescription('One address, please.')
  await userEvent.type(email, 'a')
  expect(email).not.toHaveAttribute('aria-invalid')
})

it('leaves a form alone that does not ask the browser', async () => {
  const { send } = setUp({ noValidate: true })
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

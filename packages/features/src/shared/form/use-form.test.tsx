import { TextField } from '@summit/ui/text-field'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { getFormError } from './form-status.ts'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

const onSubmit = vi.fn((data: FormData) => Object.fromEntries(data))

interface FormProps {
  fieldErrors?: Record<string, string>
  isCleared?: boolean
  noValidate?: boolean
}

function Form({ fieldErrors, isCleared, noValidate }: FormProps) {
  const { formProps, getError } = useForm(onSubmit, fieldErrors, isCleared)
  return (
    <form {...formProps} noValidate={noValidate}>
      <TextField label="Name" name="name" required error={getError('name')} />
      <TextField label="Email" name="email" type="email" required error={getError('email')} />
      <TextField label="Secret" name="secret" type="password" required error={getError('secret')} />
      <button>Send</button>
    </form>
  )
}

function setUp(props: FormProps = {}) {
  onSubmit.mockClear()
  const { rerender } = render(<Form {...props} />)
  const [name, email, secret] = ['Name', 'Email', 'Secret'].map((label) => screen.getByLabelText(label))
  if (!name || !email || !secret) throw new Error('The form has lost its fields.')
  const fillIn = async () => {
    await userEvent.type(name, 'Ada')
    await userEvent.type(email, 'ada@example.org')
    await userEvent.type(secret, 'high')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return { name, email, secret, fillIn, send, show: (next: FormProps) => rerender(<Form {...next} />) }
}

it('shows the browser’s messages at all invalid fields, focuses the first, and suppresses the bubble', async () => {
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

it('clears a field’s error when it is edited, and submits a valid form', async () => {
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

it('leaves out the invisible characters of a pasted address', async () => {
  const { name, email, secret, send } = setUp()
  await userEvent.type(name, 'A\u200Bda')
  await userEvent.click(email)
  await userEvent.paste('\u200Bada@example.org\u00A0\uFEFF')
  await userEvent.click(secret)
  await userEvent.paste('\u200Bhigh')
  expect(email).toHaveValue('ada@example.org')
  await send()
  expect(onSubmit.mock.results.map(({ value }) => value as object)).toEqual([
    { name: 'A\u200Bda', email: 'ada@example.org', secret: '\u200Bhigh' },
  ])
})

it.each([
  ['whitespace', '   '],
  ['zero-width spaces', '\u200B \u2060\uFEFF'],
  ['a Hangul filler', '\u3164'],
])('CONTACT-02 treats %s as empty, except in a password', async (_, text) => {
  const { name, email, secret, send } = setUp()
  await userEvent.type(name, text)
  await userEvent.type(email, 'ada@example.org')
  await userEvent.type(secret, text)
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(name).toBeInvalid()
  expect(name).toHaveFocus()
  expect(secret).toHaveValue(text)
})

it('shows the feature’s error until the field is edited', async () => {
  const { email } = setUp({ fieldErrors: { email: 'One address, please.' } })
  expect(email).toHaveAccessibleDescription('One address, please.')
  await userEvent.type(email, 'a')
  expect(email).not.toHaveAttribute('aria-invalid')
})

it('focuses a field that the hook rejects, at each attempt', async () => {
  const { email, fillIn, send } = setUp({ fieldErrors: { email: 'Taken.' } })
  await fillIn()
  for (let attempt = 0; attempt < 2; attempt++) {
    await send()
    expect(email).toHaveFocus()
  }
})

it('shows the refusal of a field that was edited while the request was pending', async () => {
  const { email, fillIn, send, show } = setUp()
  await fillIn()
  await send()
  await userEvent.type(email, '.au')
  show({ fieldErrors: { email: 'Taken.' } })
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Taken.')
  await userEvent.type(email, 'u')
  expect(email).not.toHaveAttribute('aria-invalid')
})

it('says at a selection what is missing, and focuses it', async () => {
  function Plans() {
    const { formProps, getError } = useForm(onSubmit, { plan: 'Sold out.' })
    return (
      <form {...formProps}>
        <label>
          Plan {getError('plan')}
          <select name="plan" required>
            <option />
            <option>Free</option>
          </select>
        </label>
        <button>Send</button>
      </form>
    )
  }
  render(<Plans />)
  const plan = screen.getByRole<HTMLSelectElement>('combobox')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await send()
  expect(plan).toHaveFocus()
  expect(plan).toHaveAccessibleName(`Plan ${plan.validationMessage}`)
  await userEvent.selectOptions(plan, 'Free')
  expect(plan).toHaveAccessibleName('Plan')
  await send()
  expect(plan).toHaveFocus()
  expect(plan).toHaveAccessibleName('Plan Sold out.')
})

it('says at a field in a frame what is missing, and focuses it', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const body = frame.contentDocument?.body ?? document.body
  render(<Form />, { container: body.appendChild(document.createElement('div')) })
  fireEvent.click(within(body).getByRole('button', { name: 'Send' }))
  const name = within(body).getByLabelText<HTMLInputElement>('Name')
  expect(name).toHaveAccessibleDescription(name.validationMessage)
  expect(body.ownerDocument.activeElement).toBe(name)
  frame.remove()
})

it('shows an error of the whole form no longer once the browser refuses another attempt', async () => {
  const error = { status: 'error', message: 'Taken.' }
  function Form() {
    const { formProps, getError, errors } = useForm(onSubmit)
    return (
      <form {...formProps}>
        <TextField label="Name" name="name" required error={getError('name')} />
        <SubmitButton error={getFormError(error, errors)}>Send</SubmitButton>
      </form>
    )
  }
  render(<Form />)
  const [name, button] = [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Send' })]
  expect(button).toHaveAccessibleDescription('Taken.')
  await userEvent.click(button)
  expect(name).toBeInvalid()
  expect(button).not.toHaveAccessibleDescription()
  // That was another attempt.
  await userEvent.type(name, 'Ada')
  expect(button).not.toHaveAccessibleDescription()
  await userEvent.click(button)
  expect(button).toHaveAccessibleDescription('Taken.')
})

it('clears the form once, after it was sent', async () => {
  const { name, fillIn, send, show } = setUp()
  await fillIn()
  await send()
  expect(name).toHaveValue('Ada')
  show({ isCleared: true })
  expect(name).toHaveValue('')
  fireEvent.change(name, { target: { value: 'Ben' } })
  for (const next of [{ isCleared: true, noValidate: false }, { isCleared: false }]) {
    show(next)
    expect(name).toHaveValue('Ben')
  }
})

it('ignores a form without browser validation', async () => {
  const { send } = setUp({ noValidate: true })
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('leaves a dialog’s form alone, whose events React passes on', async () => {
  onSubmit.mockClear()
  const search = vi.fn((data: FormData) => Object.fromEntries(data))
  function Dialog() {
    const { formProps } = useForm(search)
    return createPortal(
      <form {...formProps}>
        <input aria-label="Company" name="name" required />
        <button>Search</button>
      </form>,
      document.body,
    )
  }
  function Page() {
    const { formProps, getError } = useForm(onSubmit, { name: 'Taken' })
    return (
      <form {...formProps}>
        <TextField label="Name" name="name" defaultValue="Ada" error={getError('name')} />
        <Dialog />
      </form>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByLabelText('Company')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Company'), 'Acme{Enter}')
  expect(search.mock.results).toEqual([{ type: 'return', value: { name: 'Acme' } }])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Taken')
})

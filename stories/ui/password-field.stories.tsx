import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField, type PasswordFieldProps } from '@summit/ui/password-field'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import { guide } from './guides/password-field.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A password field with a button that shows its value. */
const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  parameters: { guide, layout: 'padded' },
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    defaultValue: 'climbing-high',
    className: 'max-w-96',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** Initial state: hidden. */
export const Hidden: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'),
}

/** Shown by its button. */
export const Shown: Story = {
  parameters: { docs: { story: autoplayInFrame('8rem') } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    input.setSelectionRange(3, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

/** Caps Lock is on. */
export const CapsLock: Story = {
  parameters: { docs: { story: autoplayInFrame('10rem') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await fireEvent.keyDown(canvas.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
  },
}

/** With an error. */
export const Error: Story = {
  args: { error: 'Password must be at least 8 characters', defaultValue: 'climb' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 8 characters'),
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** Enter submits the form; the show button does not. */
export const InForm: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <form onSubmit={onSubmit}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(onSubmit).not.toHaveBeenCalled()

    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await expect(onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<PasswordFieldProps>>
      rows={{ Empty: {}, Filled: { defaultValue: 'climbing-high' } }}
      columns={{ Error: { error: 'Enter a password.' }, Disabled: { disabled: true } }}
      cell={(props, id) => <PasswordField label="Password" autoComplete="off" {...props} id={id} className="w-44" />}
    />
  ),
}

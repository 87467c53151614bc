import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '@summit/ui/password-field'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'

/** A password, hidden until its button shows it. */
const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
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

export const Hidden: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'),
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    input.setSelectionRange(3, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await fireEvent.keyDown(canvas.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
  },
}

export const Invalid: Story = {
  args: { error: 'Password must be at least 8 characters', defaultValue: 'climb' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 8 characters'),
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** Enter in the field submits its form; the button beside it never does. */
export const InForm: Story = {
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

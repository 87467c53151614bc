import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField, type PasswordFieldProps } from '@summit/ui/password-field'
import { expect } from 'storybook/test'
import { afterMount } from '../after-mount.tsx'
import { check } from '../check.ts'
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
  play: check(({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')),
}

/** Shown by its button. */
export const Shown: Story = {
  decorators: [afterMount((find) => find('[data-slot=password-field-toggle]').click())],
}

/** Caps Lock is on. */
export const CapsLock: Story = {
  decorators: [afterMount((find) => pressKey(find('input')))],
}

/** With an error. */
export const Error: Story = {
  args: { error: 'Password must be at least 8 characters', defaultValue: 'climb' },
}

const pressKey = (input: HTMLElement) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }))

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

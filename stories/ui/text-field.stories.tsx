import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField, type TextFieldProps } from '@summit/ui/text-field'
import { guide } from './guides/text-field.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A labelled one-line input. */
const meta = {
  title: 'UI/TextField',
  component: TextField,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'email', className: 'max-w-96' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty. */
export const Default: Story = {}

/** Focused. */
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } }

/** With a placeholder. */
export const Placeholder: Story = { args: { placeholder: 'Enter your email' } }

/** With a hint. */
export const WithHint: Story = {
  args: {
    label: 'Full Name',
    type: 'text',
    name: 'name',
    autoComplete: 'name',
    hint: 'As it should appear in the app.',
    defaultValue: 'Mara Lindqvist-Featherstonehaugh of the Upper Valley',
  },
}

/** With an error. */
export const Error: Story = {
  args: { defaultValue: 'not-an-email', error: 'Please enter a valid email address' },
}

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: 'mara@example.com', disabled: true } }

/** Long label, hint and error in a narrow column. */
export const LongText: Story = {
  args: {
    className: 'w-48 max-w-full',
    label: 'Elektronische Postanschrift für Trainingsbenachrichtigungen',
    hint: 'Benachrichtigungseinstellungen lassen sich später ändern.',
    error: 'Bitte eine gültige Benachrichtigungsanschrift eintragen',
  },
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<TextFieldProps>>
      rows={{ Empty: {}, Filled: { defaultValue: 'Mara Lindqvist' }, 'With hint': { hint: 'As on your pass.' } }}
      columns={{ Error: { error: 'Enter a name.' }, 'Read only': { readOnly: true }, Disabled: { disabled: true } }}
      cell={(props, id) => <TextField label="Name" {...props} id={id} className="w-40" />}
    />
  ),
}

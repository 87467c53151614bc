import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '@summit/ui/text-field'
import { expect, userEvent } from 'storybook/test'

/** A labelled one-line input. */
const meta = {
  title: 'UI/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'email', className: 'max-w-96' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email'))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const Placeholder: Story = { args: { placeholder: 'Enter your email' } }

export const WithHint: Story = {
  args: {
    label: 'Full Name',
    type: 'text',
    name: 'name',
    autoComplete: 'name',
    hint: 'As it should appear in the app.',
    defaultValue: 'Mara Lindqvist-Featherstonehaugh of the Upper Valley',
  },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription('As it should appear in the app.'),
}

export const Invalid: Story = {
  args: { defaultValue: 'not-an-email', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  },
}

export const Disabled: Story = { args: { defaultValue: 'mara@example.com', disabled: true } }

/** Everything at once, in a narrow column. */
export const LongTexts: Story = {
  args: {
    className: 'w-48 max-w-full',
    label: 'Elektronische Postanschrift für Trainingsbenachrichtigungen',
    hint: 'Benachrichtigungseinstellungen lassen sich später ändern.',
    error: 'Bitte eine gültige Benachrichtigungsanschrift eintragen',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

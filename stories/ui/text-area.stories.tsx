import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '@summit/ui/text-area'
import { expect, userEvent } from 'storybook/test'

/** A labelled input of several lines. */
const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: 'Message', name: 'message', rows: 5, className: 'max-w-120' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Message'))
    await expect(canvas.getByLabelText('Message')).toHaveFocus()
  },
}

export const WithHint: Story = {
  args: { hint: 'What happened, and what you had pressed before.', defaultValue: 'It went up.\nThen it went down.' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
      'What happened, and what you had pressed before.',
    ),
}

export const Invalid: Story = {
  args: { error: 'Please write something' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Message')).toBeInvalid(),
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'This is on its way.' } }

export const Disabled: Story = { args: { disabled: true } }

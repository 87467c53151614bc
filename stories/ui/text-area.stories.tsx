import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea, type TextAreaProps } from '@summit/ui/text-area'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/text-area.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A labelled multi-line input. */
const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Message', name: 'message', rows: 5, className: 'max-w-120' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Empty. */
export const Default: Story = {}

/** Focused. */
export const Focused: Story = { parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } } }

/** With a hint. */
export const WithHint: Story = {
  args: { hint: 'What happened, and what you had pressed before.', defaultValue: 'It went up.\nThen it went down.' },
  play: check(({ canvas }) =>
    expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
      'What happened, and what you had pressed before.',
    ),
  ),
}

/** With an error. */
export const Error: Story = {
  args: { error: 'Please write something' },
  play: check(({ canvas }) => expect(canvas.getByLabelText('Message')).toBeInvalid()),
}

/** Read-only. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'This is on its way.' } }

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<TextAreaProps>>
      rows={{ Empty: {}, Filled: { defaultValue: 'When do you open?' } }}
      columns={{ Error: { error: 'Enter a message.' }, Disabled: { disabled: true } }}
      cell={(props, id) => <TextArea label="Message" rows={2} {...props} id={id} className="w-44" />}
    />
  ),
}

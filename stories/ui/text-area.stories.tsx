import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea, type TextAreaProps } from '@summit/ui/text-area'
import { expect, userEvent } from 'storybook/test'
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
  args: {
    hint: 'What happened, and what you had pressed before.',
    defaultValue: ['It went up.', 'Then it went down.'].join('\n'),
  },
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

/** Higher than its rows, where the browser can fit it to its text. */
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 8 }, (_, day) => `Day ${day + 1}: up.`).join('\n') },
}

export const LongTextTest: Story = {
  ...LongText,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const area = canvas.getByLabelText<HTMLTextAreaElement>('Message')
    const lines = () => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(area)
      return Math.round(
        (area.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)) / parseFloat(lineHeight),
      )
    }
    await step('grows with its text', () => expect(lines()).toBe(8))
    await step('is never lower than its rows', async () => {
      await userEvent.clear(area)
      await expect(lines()).toBe(5)
    })
    await step('scrolls from half of the window on', async () => {
      await userEvent.type(area, '{Enter}'.repeat(60))
      await expect(area.getBoundingClientRect().height).toBeCloseTo(window.innerHeight / 2, 0)
      await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    })
  },
}

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

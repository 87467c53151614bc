import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup, type RadioGroupProps } from '@summit/ui/radio-group'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/radio-group.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** One of several options. */
const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  parameters: { guide, layout: 'padded' },
  args: {
    label: 'How often do you train?',
    name: 'frequency',
    options: [
      { value: 'rarely', label: 'Once a week' },
      { value: 'often', label: 'Three times a week' },
      { value: 'daily', label: 'Every day' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

// Radio buttons with one name are one group, also across stories of a docs page.
const apart = { docs: { story: { inline: false } } }

/** Nothing is selected. */
export const Default: Story = {
  parameters: apart,
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often do you train?' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  }),
}

/** One option is selected initially. */
export const Selected: Story = { parameters: apart, args: { defaultValue: 'often' } }

/** Its owner sets the value: selecting another option changes nothing until the owner agrees. */
export const Controlled: Story = { parameters: apart, args: { value: 'daily', onValueChange: () => undefined } }

/** Beside each other. */
export const Horizontal: Story = { parameters: apart, args: { orientation: 'horizontal', defaultValue: 'often' } }

/** With a hint. */
export const WithHint: Story = {
  parameters: apart,
  args: { hint: 'It can be changed later.' },
}

/** Required, and nothing is selected. */
export const Error: Story = {
  parameters: apart,
  args: { required: true, error: 'Choose an option' },
}

/** Disabled, as a whole. */
export const Disabled: Story = { parameters: apart, args: { disabled: true, defaultValue: 'often' } }

export const LongText: Story = {
  parameters: apart,
  args: {
    className: 'max-w-48 wrap-anywhere',
    label: 'Bevorzugte Benachrichtigungshäufigkeit',
    options: [
      { value: 'a', label: 'Zusammenfassung am Wochenende' },
      { value: 'b', label: 'Trainingstagsbenachrichtigungen' },
    ],
  },
}

export const RightToLeft: Story = { parameters: apart, args: { defaultValue: 'often' }, globals: { direction: 'rtl' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<RadioGroupProps>>
      rows={{ Vertical: {}, Horizontal: { orientation: 'horizontal' } }}
      columns={{ Error: { error: 'Choose one.' }, Disabled: { disabled: true } }}
      cell={(props, id) => (
        <RadioGroup
          label="Sessions"
          options={[
            { value: 'few', label: 'One' },
            { value: 'many', label: 'Three' },
          ]}
          defaultValue="few"
          {...props}
          name={id}
        />
      )}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '@summit/ui/radio-group'
import { expect, fn, userEvent } from 'storybook/test'
import { autoplayInFrame } from '../autoplay-in-frame.ts'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { RadioGroup } from '@summit/ui/radio-group'

<RadioGroup
  label="How often do you train?"
  name="frequency"
  options={[
    { value: 'rarely', label: 'Once a week' },
    { value: 'often', label: 'Three times a week' },
  ]}
  required
/>`,
  use: [
    'One of two to six options that should all be seen.',
    'Uncontrolled with `defaultValue` or nothing, controlled with `value` and `onValueChange`.',
  ],
  instead: [
    'Two or three short options with immediate effect: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
    'Yes or no: [Checkbox](./?path=/docs/ui-checkbox--docs).',
  ],
  keys: {
    Tab: 'Moves to the selected option, or the first one, then out of the group.',
    'Arrow keys': 'Select the next or previous option.',
    Space: 'Selects the focused option.',
  },
  access: [
    'A `<fieldset>` with `role="radiogroup"`, named by its `<legend>`; error and hint are its description.',
    'Native radio buttons: they work before hydration and are sent with the form.',
  ],
} satisfies Guide

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
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

// Radio buttons with one name are one group, also across stories of a docs page.
const apart = { docs: { story: { inline: false, height: '12rem' } } }

/** Nothing is selected. */
export const Default: Story = {
  parameters: apart,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often do you train?' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  },
}

/** One option is selected initially. */
export const Selected: Story = { parameters: apart, args: { defaultValue: 'often' } }

/** Its owner sets the value: selecting another option changes nothing until the owner agrees. */
export const Controlled: Story = { parameters: apart, args: { value: 'daily' } }

export const ControlledTest: Story = {
  ...Controlled,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Once a week'))
    await expect(args.onValueChange).toHaveBeenCalledWith('rarely')
    await expect(canvas.getByRole('radio', { name: 'Every day' })).toBeChecked()
  },
}

/** One tab stop; arrow keys select. */
export const ByKeyboard: Story = {
  parameters: { docs: { story: autoplayInFrame('12rem') } },
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'rarely' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Once a week' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Three times a week' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('often')
  },
}

/** Beside each other. */
export const Horizontal: Story = { parameters: apart, args: { orientation: 'horizontal', defaultValue: 'often' } }

/** With a hint. */
export const WithHint: Story = {
  parameters: apart,
  args: { hint: 'It can be changed later.' },
  play: ({ canvas }) => expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('It can be changed later.'),
}

/** Required, and nothing is selected. */
export const Error: Story = {
  parameters: apart,
  args: { required: true, error: 'Choose an option' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose an option')
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl, type SegmentedControlProps } from '@summit/ui/segmented-control'
import { useState } from 'react'
import { guide } from './guides/segmented-control.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A choice between a few options, side by side: styled native radio buttons. */
const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  parameters: { guide, layout: 'padded' },
  args: {
    label: 'Billing period',
    name: 'billing',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
    defaultValue: 'yearly',
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

// Radio buttons with one name are one group, also across stories of a docs page.
const apart = { docs: { story: { inline: false } } }

/** The second option is selected. */
export const Yearly: Story = {
  tags: ['PRICE-01'],
}

/** The first option is selected. */
export const Monthly: Story = {
  parameters: apart,
  args: { defaultValue: 'monthly' },
}

/** Selected by its owner, who knows the value. */
export const ControlledValue: Story = {
  args: { name: 'controlled', defaultValue: undefined },
  render: function ControlledValue(args) {
    const [value, setValue] = useState('monthly')
    return (
      <div className="grid justify-items-start gap-4">
        <SegmentedControl {...args} value={value} onValueChange={setValue} />
        <p role="status">{value === 'monthly' ? '$6.99 per month' : '$49.99 per year'}</p>
      </div>
    )
  },
}

/** Disabled as a whole. */
export const Disabled: Story = {
  args: { name: 'disabled', disabled: true },
}

export const LongText: Story = {
  args: {
    options: [
      { value: 'monthly', label: 'Monatlich abgerechnet' },
      { value: 'yearly', label: 'Jährlich abgerechnet' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<SegmentedControlProps>>
      rows={{ First: { defaultValue: 'monthly' }, Last: { defaultValue: 'yearly' } }}
      columns={{ Disabled: { disabled: true } }}
      cell={(props, id) => (
        <SegmentedControl
          label="Billing period"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
          {...props}
          name={id}
        />
      )}
    />
  ),
}

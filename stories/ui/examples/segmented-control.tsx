import { SegmentedControl } from '@summit/ui/segmented-control'

export const Example = () => (
  <SegmentedControl
    label="Billing period"
    name="billing"
    options={[
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ]}
    defaultValue="yearly"
  />
)

import { SegmentedControl } from '@summit/ui/segmented-control'

export const Example = () => (
  <SegmentedControl
    label="Billing period"
    options={[
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ]}
    defaultValue="yearly"
  />
)

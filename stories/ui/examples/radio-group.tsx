import { RadioGroup } from '@summit/ui/radio-group'

export const Example = () => (
  <RadioGroup
    label="How often do you train?"
    name="frequency"
    options={[
      { value: 'rarely', label: 'Once a week' },
      { value: 'often', label: 'Three times a week' },
    ]}
    required
  />
)

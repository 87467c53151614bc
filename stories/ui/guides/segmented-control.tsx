import { SegmentedControl } from '@summit/ui/segmented-control'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['segmented-control'],
  since: '0.1.0',
  status: 'stable',
  use: ['Two or three options of which exactly one is selected, with immediate effect.'],
  instead: ['On or off: [Checkbox](./?path=/docs/ui-checkbox--docs). Navigation: links.'],
  advice: [
    {
      do: {
        text: 'Keep the labels to a word or two.',
        Example: () => (
          <SegmentedControl
            label="Billing period"
            name="do-period"
            options={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: 'Yearly' },
            ]}
            defaultValue="year"
          />
        ),
      },
      dont: {
        text: 'Write sentences: use a RadioGroup.',
        Example: () => (
          <SegmentedControl
            label="Billing period"
            name="dont-period"
            options={[
              { value: 'month', label: 'I pay each month' },
              { value: 'year', label: 'I pay once a year' },
            ]}
            defaultValue="year"
          />
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      'segmented-control': 'The `<fieldset>`.',
      'segmented-control-option': 'An option: a radio button with its label.',
    },
  },
  keys: {
    Tab: 'Moves to the selected option, then out of the group.',
    'Arrow keys': 'Select the next or previous option.',
    Space: 'Selects the focused option.',
  },
  access: [
    'A `<fieldset>` of native radios; `label` is its visually hidden name.',
    'CSS can depend on the selection (`group-has-[[value=yearly]:checked]`), so it works without scripts.',
  ],
}

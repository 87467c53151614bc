import { RadioGroup } from '@summit/ui/radio-group'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['radio-group'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'One of two to six options that should all be seen.',
    'Uncontrolled with `defaultValue` or nothing, controlled with `value` and `onValueChange`.',
  ],
  instead: [
    'Two or three short options with immediate effect: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
    'Yes or no: [Checkbox](./?path=/docs/ui-checkbox--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Show two to six options that exclude each other.',
        Example: () => (
          <RadioGroup
            label="Sessions"
            name="do-sessions"
            options={[
              { value: 'few', label: 'Once a week' },
              { value: 'many', label: 'Every day' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Use it for yes or no: that is a checkbox.',
        Example: () => (
          <RadioGroup
            label="Newsletter"
            name="dont-newsletter"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      'radio-group': 'The `<fieldset>`, which `className` places.',
      'field-hint': 'Optional: help below the label.',
      'field-error': 'The error message.',
    },
    Example: () => (
      <RadioGroup
        label="How often do you train?"
        name="sessions"
        hint="On average."
        error="Choose one."
        options={[
          { value: 'few', label: 'Once a week' },
          { value: 'many', label: 'Every day' },
        ]}
      />
    ),
  },
  keys: {
    Tab: 'Moves to the selected option, or the first one, then out of the group.',
    'Arrow keys': 'Select the next or previous option.',
    Space: 'Selects the focused option.',
  },
  access: [
    'A `<fieldset>` with `role="radiogroup"`, named by its `<legend>`; error and hint are its description.',
    'Native radio buttons: they work before hydration and are sent with the form.',
  ],
}

import { Checkbox } from '@summit/ui/checkbox'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['checkbox'],
  since: '0.1.0',
  status: 'stable',
  use: ['Consent or an option that takes effect when the form is submitted.'],
  instead: [
    'A setting that takes effect at once: [Switch](./?path=/docs/ui-switch--docs).',
    'One of several options: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs) or radios.',
  ],
  advice: [
    {
      do: { text: 'Write what happens if it is checked.', Example: () => <Checkbox label="Send me the newsletter" /> },
      dont: {
        text: 'Negate: nobody knows what unchecking means.',
        Example: () => <Checkbox label="Do not send me the newsletter" />,
      },
    },
  ],
  anatomy: {
    parts: {
      checkbox: 'The whole, which `className` places.',
      'field-label': 'The label, which toggles it too.',
      'field-control': 'The native checkbox.',
      'field-error': 'The error message.',
      'field-hint': 'Help that is always shown.',
    },
    Example: () => (
      <Checkbox
        name="terms"
        label="I agree to the terms"
        hint="They are two pages long."
        error="Please agree to the terms."
      />
    ),
  },
  keys: { Space: 'Toggles it.' },
  access: [
    'A native checkbox; its whole label is clickable. A link in the label does not toggle it.',
    '`error` makes it `aria-invalid`; error and hint are its description.',
    '`indeterminate` is announced as partly checked. Pressing it checks it; which of those that it stands for are checked is for `onCheckedChange`.',
  ],
}

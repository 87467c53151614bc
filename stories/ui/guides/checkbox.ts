import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['checkbox'],
  since: '0.1.0',
  status: 'stable',
  use: ['Consent or an option that takes effect when the form is submitted.'],
  instead: ['One of several options: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs) or radios.'],
  keys: { Space: 'Toggles it.' },
  access: [
    'A native checkbox; its whole label is clickable. A link in the label does not toggle it.',
    '`error` makes it `aria-invalid` and is its description.',
  ],
}

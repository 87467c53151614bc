import { Switch } from '@summit/ui/switch'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['switch'],
  since: '0.1.0',
  status: 'beta',
  use: ['A setting that takes effect at once.'],
  instead: [
    'An option that takes effect when its form is submitted: [Checkbox](./?path=/docs/ui-checkbox--docs).',
    'One of several options: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
  ],
  advice: [
    {
      do: { text: 'Name the setting.', Example: () => <Switch label="Weekly summary" defaultChecked /> },
      dont: {
        text: 'Write what pressing it does: that is wrong once it is on.',
        Example: () => <Switch label="Turn on the weekly summary" defaultChecked />,
      },
    },
  ],
  anatomy: {
    parts: {
      switch: 'The whole, which `className` places.',
      'field-label': 'The label, which toggles it too.',
      'field-control': 'The native checkbox, with the role `switch`.',
      'field-error': 'The error message.',
      'field-hint': 'Help that is always shown.',
    },
    Example: () => <Switch label="Weekly summary" hint="Sent every Monday." error="Not saved. Try again." />,
  },
  keys: { Space: 'Turns it on or off.' },
  access: [
    'A native checkbox with the role `switch`: screen readers say on and off. Its whole label is clickable.',
    '`error` makes it `aria-invalid`; error and hint are its description.',
    'It saves nothing: `onCheckedChange` does. Set `error`, and `checked` back, if that fails.',
  ],
}

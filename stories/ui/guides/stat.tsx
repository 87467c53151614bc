import { Stat } from '@summit/ui/stat'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['stat'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'A few numbers that speak for something. Several of them are a list.',
    'Format `value` with `Intl.NumberFormat` in the visitor’s language. Another size: the token `--text-figure`.',
  ],
  instead: ['Numbers to compare: a table.'],
  advice: [
    {
      do: { text: 'Format numbers for readers.', Example: () => <Stat value="50,000+" label="users" /> },
      dont: { text: 'Show more digits than anyone needs.', Example: () => <Stat value="50137.0" label="users" /> },
    },
  ],
  anatomy: { parts: { stat: 'Value, unit and label.' } },
  access: ['Plain text in reading order: value, unit, label.'],
}

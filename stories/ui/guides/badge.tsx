import { Badge } from '@summit/ui/badge'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['badge'],
  since: '0.1.0',
  status: 'stable',
  use: [
    '`primary` for a price or status, `secondary` beside a heading. One or two words.',
    'An `intent` for a status with a meaning: `success` for “Paid”, `danger` for “Failed”.',
  ],
  instead: ['A sentence: a paragraph. Something clickable: [Button](./?path=/docs/ui-button--docs).'],
  advice: [
    {
      do: { text: 'Keep it to a word or two.', Example: () => <Badge>Save 40%</Badge> },
      dont: { text: 'Write a sentence.', Example: () => <Badge>Save 40% if you pay once a year</Badge> },
    },
  ],
  anatomy: { parts: { badge: 'The text on its background.' } },
  access: ['Plain text in reading order: write text that makes sense when read aloud, “Save 40%”, not “-40”.'],
}

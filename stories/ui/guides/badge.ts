import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['badge'],
  since: '0.1.0',
  status: 'stable',
  use: ['`primary` for a price or status, `secondary` beside a heading. One or two words.'],
  instead: ['A sentence: a paragraph. Something clickable: [Button](./?path=/docs/ui-button--docs).'],
  access: ['Plain text in reading order: write text that makes sense when read aloud, “Save 40%”, not “-40”.'],
}

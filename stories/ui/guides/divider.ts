import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['divider'],
  since: '0.2.0',
  status: 'beta',
  use: ['Between two alternatives, with a word; between two groups, without.'],
  instead: ['Between sections of a page: room, and a heading.'],
  anatomy: { parts: { divider: 'The line, with its label in the middle.' } },
  access: ['With a label it is plain text, read in its place. Without one it is a `separator`.'],
}

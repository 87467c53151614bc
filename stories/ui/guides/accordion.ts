import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['accordion'],
  since: '0.1.0',
  status: 'stable',
  use: ['Questions and answers of which readers want one or two.'],
  instead: [
    'Content that everybody needs: show it on the page.',
    'A setting: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
  ],
  keys: {
    Tab: 'Moves between questions.',
    'Enter, Space': 'Opens the question and closes the open one.',
  },
  access: [
    'Native `<details>`: screen readers announce whether a question is open, and find-in-page finds closed answers.',
    'Works without scripts. `headingLevel` makes the titles headings.',
  ],
}

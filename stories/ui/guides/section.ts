import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['section'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'The parts of a page, each with a heading of its own.',
    '`brand` and `highlight` redefine colour tokens, so that what is inside needs no variants.',
  ],
  instead: ['A panel among others: [Card](./?path=/docs/ui-card--docs).'],
  anatomy: { parts: { section: 'The part of the page, as wide as the window.' } },
  access: [
    'Begin it with a heading. It is a landmark only if it is named, with `aria-labelledby`: name the few that visitors look for.',
    'As the target of a link it stops right below a sticky bar.',
  ],
}

import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['card'],
  since: '0.1.0',
  status: 'stable',
  use: ['Grouped content with a heading. Cards in a `CardGrid` share their borders.'],
  instead: ['A plan: [PlanCard](./?path=/docs/ui-plancard--docs). Plain text needs no card.'],
  access: ['A plain `<div>`: add a heading of the right level. Borders and crosses are decorative.'],
}

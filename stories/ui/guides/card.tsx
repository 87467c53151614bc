import { Card } from '@summit/ui/card'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['card'],
  since: '0.1.0',
  status: 'stable',
  use: ['Grouped content with a heading. Cards in a `CardGrid` share their borders.'],
  instead: ['A plan: [PlanCard](./?path=/docs/ui-plancard--docs). Plain text needs no card.'],
  advice: [
    {
      do: {
        text: 'Group what belongs together, under a heading.',
        Example: () => (
          <Card className="w-60">
            <h3>Profile</h3>
            <p>Mara Lindqvist</p>
          </Card>
        ),
      },
      dont: {
        text: 'Nest cards.',
        Example: () => (
          <Card className="w-60">
            <h3>Profile</h3>
            <Card>Mara Lindqvist</Card>
          </Card>
        ),
      },
    },
  ],
  anatomy: { parts: { 'card-grid': 'Cards side by side, which share their borders.', card: 'A card.' } },
  access: ['A plain `<div>`: add a heading of the right level. Borders and crosses are decorative.'],
}

import { Button } from '@summit/ui/button'
import { EmptyState } from '@summit/ui/empty-state'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['empty-state'],
  since: '0.1.0',
  status: 'beta',
  use: ['In place of a list, a table or a chart that has nothing to show yet, or after a search without results.'],
  instead: [
    'Loading: [Skeleton](./?path=/docs/ui-skeleton--docs). An error: [Alert](./?path=/docs/ui-alert--docs).',
    'A table keeps its headers: [Table](./?path=/docs/ui-table--docs) has a row for it.',
  ],
  advice: [
    {
      do: {
        text: 'Say what will be here, and how it gets here.',
        Example: () => (
          <EmptyState title="No workouts yet" action={<Button>Plan the first one</Button>}>
            Those you finish are here.
          </EmptyState>
        ),
      },
      dont: { text: 'Say only that there is nothing.', Example: () => <EmptyState title="No data" /> },
    },
  ],
  anatomy: {
    parts: {
      'empty-state': 'The panel.',
      'empty-state-title': 'What is not here.',
      'empty-state-action': 'Optional: what can be done about it.',
    },
  },
  access: [
    'The title is a heading where `headingLevel` says so. The icon is hidden from screen readers.',
    'After a search, also say in an element with `role="status"` that nothing was found.',
  ],
}

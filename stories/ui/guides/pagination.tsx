import { Pagination } from '@summit/ui/pagination'
import type { Guide } from '../../../.storybook/docs/guide.ts'

const Pages = ({ pages }: { pages: number }) => (
  <Pagination label={`Workouts on ${pages} pages`} page={1} pages={pages} href={(page) => `#page-${page}`} />
)

export const guide: Guide = {
  entries: ['pagination'],
  since: '0.1.0',
  status: 'beta',
  use: ['A long list that people look through page by page, and want to find again.'],
  instead: [
    'A list that is short enough for one page: all of it.',
    'A feed that nobody looks up again: a button that loads more.',
  ],
  advice: [
    {
      do: { text: 'Make pages so long that there are few.', Example: () => <Pages pages={3} /> },
      dont: { text: 'Divide what is read at once.', Example: () => <Pages pages={120} /> },
    },
  ],
  anatomy: {
    parts: {
      pagination: 'The landmark.',
      'pagination-previous': 'The page before.',
      'pagination-page': 'A page.',
      'pagination-next': 'The page after.',
    },
  },
  keys: { Tab: 'Moves to the next page’s link.', Enter: 'Opens the page.' },
  access: [
    'A `<nav>` with a name, and in it a list. The current page has `aria-current="page"`, the first has no previous one: that has `aria-disabled`.',
    'Links with an address, so that they open in a new tab. Without `href` they are buttons: move the focus to the list’s heading, or say what is shown in an element with `role="status"`.',
  ],
}

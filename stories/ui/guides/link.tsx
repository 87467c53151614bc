import { Link } from '@summit/ui/link'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['link'],
  since: '0.1.0',
  status: 'stable',
  use: ['`text` in a sentence or beside a field, `arrow` at the end of a section that links to another page.'],
  instead: [
    'The primary action: a link with the style of [Button](./?path=/docs/ui-button--docs).',
    'An action on the page: a button.',
  ],
  advice: [
    {
      do: {
        text: 'Say where the link leads.',
        Example: () => (
          <p className="max-w-60">
            Read about <Link href="#privacy">how we use your data</Link>.
          </p>
        ),
      },
      dont: {
        text: 'Write “here”, which says nothing in a list of links.',
        Example: () => (
          <p className="max-w-60">
            To read how we use your data, click <Link href="#privacy">here</Link>.
          </p>
        ),
      },
    },
  ],
  anatomy: { parts: { link: 'The link.' } },
  keys: { Enter: 'Follows the link.' },
  access: ['Underlined, not only coloured. The text must make sense out of context.'],
}

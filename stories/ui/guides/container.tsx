import { Container } from '@summit/ui/container'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['container'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'Once in every section, so that edges line up down the page.',
    'Its width is the token `--page-max`, its gutters `--page-gutter`. `render={<main />}` changes the element.',
  ],
  instead: ['A column of text: `max-w-measure`.'],
  anatomy: {
    parts: { container: 'The column between the gutters.' },
    Example: () => <Container className="border border-line p-4">Content</Container>,
  },
  access: ['No semantics of its own. At 400 % zoom the gutters shrink, not the text.'],
}

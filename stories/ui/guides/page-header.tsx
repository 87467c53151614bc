import { PageHeader } from '@summit/ui/page-header'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['page-header'],
  since: '0.2.0',
  status: 'beta',
  use: ['At the top of a page, once.', 'Actions below the introduction are its children.'],
  instead: ['The heading of a section: `<h2>`.'],
  advice: [
    {
      do: {
        text: 'Keep the heading short.',
        Example: () => <PageHeader title="Pricing" lead="Every plan begins with a free week." />,
      },
      dont: {
        text: 'Repeat the heading in the introduction.',
        Example: () => <PageHeader title="Pricing" lead="This is our pricing page." />,
      },
    },
  ],
  anatomy: { parts: { 'page-header': 'Heading, introduction and actions.' } },
  access: ['Renders the page’s only `<h1>`.'],
}

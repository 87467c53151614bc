import { Button } from '@summit/ui/button'
import { LinkButton } from '@summit/ui/link-button'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['link-button'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'A link that is as important as a button. Its variants and sizes are those of [Button](./?path=/docs/ui-button--docs).',
    'With a router, pass its link: `<LinkButton render={<RouterLink to="/download" />}>`.',
  ],
  instead: [
    'An action on the page: [Button](./?path=/docs/ui-button--docs).',
    'A link in a sentence: [Link](./?path=/docs/ui-link--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Use a link where something opens at an address.',
        Example: () => (
          <LinkButton href="#download" variant="accent">
            Download Free
          </LinkButton>
        ),
      },
      dont: {
        text: 'Use a button to navigate: it cannot be copied or opened in a tab.',
        Example: () => <Button variant="accent">Go to the download page</Button>,
      },
    },
  ],
  anatomy: { parts: { 'link-button': 'The link.' } },
  keys: { Enter: 'Follows the link.' },
  access: ['A link to assistive technology too: it can be copied, and opened in a new tab.'],
}

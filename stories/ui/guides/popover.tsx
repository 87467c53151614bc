import { Button } from '@summit/ui/button'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['popover'],
  since: '0.1.0',
  status: 'beta',
  use: ['A few controls or facts that belong to one button: a filter, an explanation.'],
  instead: [
    'One sentence without controls: [Tooltip](./?path=/docs/ui-tooltip--docs). Actions alone: [Menu](./?path=/docs/ui-menu--docs).',
    'What has to be answered before going on: [Dialog](./?path=/docs/ui-dialog--docs).',
  ],
  advice: [
    {
      do: { text: 'Say on the button what it opens.', Example: () => <Button variant="secondary">Filter</Button> },
      dont: {
        text: 'Hide in it what everybody needs.',
        Example: () => <Button variant="secondary">More options</Button>,
      },
    },
  ],
  anatomy: {
    parts: {
      'popover-trigger': 'Opens it.',
      'popover-content': 'The popover.',
      'popover-title': 'Its name.',
      'popover-description': 'Optional: a sentence below the name.',
      'popover-close': 'Optional: closes it.',
    },
  },
  keys: {
    'Enter, Space': 'On the button: open it, or close it.',
    Tab: 'Moves through it, then on through the page.',
    Escape: 'Closes it and returns focus to the button.',
  },
  access: [
    'The role `dialog`, named by its title or an `aria-label`, which it needs. The first control in it takes the focus.',
    'The page behind it is not inert. A press outside closes it, and does what it would do anyway.',
    'It opens in the direction and the theme of the part of the page that renders it.',
  ],
}

import { Button } from '@summit/ui/button'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['menu'],
  since: '0.1.0',
  status: 'beta',
  use: ['Three to about ten actions on one thing, where there is no room for a button each.'],
  instead: [
    'A value in a form: [Select](./?path=/docs/ui-select--docs).',
    'One or two actions: a [Button](./?path=/docs/ui-button--docs) each. Site navigation: [Drawer](./?path=/docs/ui-drawer--docs), or plain links.',
  ],
  advice: [
    {
      do: {
        text: 'Name what it is about on the button.',
        Example: () => <Button variant="secondary">Tuesday’s run</Button>,
      },
      dont: {
        text: 'Hide the one action that most people want.',
        Example: () => <Button variant="secondary">More</Button>,
      },
    },
  ],
  anatomy: {
    parts: {
      'menu-trigger': 'Opens it.',
      'menu-content': 'The menu.',
      'menu-item': 'An action or a link.',
      'menu-checkbox-item': 'Optional: what is on or off.',
      'menu-radio-group': 'Optional: a choice of one.',
      'menu-radio-item': 'One of the choice.',
      'menu-group': 'Optional: items that belong together.',
      'menu-label': 'Optional: their heading, which names the group.',
      'menu-separator': 'Optional: a line between items.',
    },
  },
  keys: {
    'Enter, Space, ↓': 'On the button: open it, with focus on the first item.',
    '↑': 'On the button: open it, with focus on the last item.',
    '↓, ↑, Home, End': 'Move focus among the items.',
    'A letter': 'Moves focus to the next item that begins with it.',
    'Enter, Space': 'Choose the item and close the menu.',
    Escape: 'Closes it and returns focus to the button.',
  },
  access: [
    'The role `menu`, named by its button. Items are `menuitem`, `menuitemcheckbox` or `menuitemradio`; a link keeps its address.',
    'The page behind it is not inert and can be scrolled, as it is for a native menu. A press outside closes it.',
    'It opens in the direction and the theme of the part of the page that renders it.',
  ],
}

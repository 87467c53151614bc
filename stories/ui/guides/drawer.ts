import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['drawer', 'drawer/click'],
  since: '0.1.0',
  status: 'stable',
  use: ['Site navigation on small screens.', 'With `side="center"`: a dialog that has to open before hydration.'],
  instead: ['A question: [Dialog](./?path=/docs/ui-dialog--docs). Enough room: show the links.'],
  anatomy: {
    parts: {
      'drawer-trigger': 'Opens it.',
      'drawer-content': 'The native `<dialog>`, with its scrim.',
      'drawer-panel': 'What slides in; `dialog-panel` in the middle.',
      'drawer-body': 'The content, which scrolls; `dialog-body` in the middle.',
      'drawer-title': 'The heading, its accessible name.',
      'drawer-description': 'Optional: its accessible description.',
      'drawer-footer': 'Optional: stays at the bottom.',
      'drawer-close': 'The button in the corner, and any other that closes it.',
    },
  },
  keys: {
    'Tab, Shift + Tab': 'Move focus inside; it is trapped.',
    Escape: 'Closes it, even with a toast over it.',
  },
  access: [
    '`Drawer.Title` is its accessible name, `Drawer.Description` its description. Focus moves inside, and back on closing.',
    '`Drawer.Root` has `open`, `defaultOpen` and `onOpenChange`. Without it, the trigger names the content: `drawer="menu"`.',
    'It is a native `<dialog>`: in a prerendered page, browsers that know `command` open and close it before hydration, and others do with `clickDrawer`.',
    '`side` is the edge it slides in from: `end` is right, or left in right-to-left text. `center` is the middle.',
  ],
}

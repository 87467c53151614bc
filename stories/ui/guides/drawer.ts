import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['drawer', 'drawer/click'],
  since: '0.1.0',
  status: 'stable',
  use: ['Site navigation on small screens.'],
  instead: ['A question: [Dialog](./?path=/docs/ui-dialog--docs). Enough room: show the links.'],
  anatomy: {
    parts: {
      'drawer-trigger': 'Opens it.',
      'drawer-content': 'The native `<dialog>`, with its scrim.',
      'drawer-panel': 'What slides in.',
      'drawer-body': 'The content, which scrolls.',
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
    'It is a native `<dialog>`: a host that prerenders can open it before hydration, with `clickDrawer`.',
    '`side` is the edge it slides in from: `end` is right, or left in right-to-left text.',
  ],
}

import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['dialog', 'style-singleton'],
  since: '0.1.0',
  status: 'stable',
  use: ['A question that must be answered first, or one short task.'],
  instead: [
    'A message without an answer: [Toast](./?path=/docs/ui-toast--docs). Site navigation: [Drawer](./?path=/docs/ui-drawer--docs).',
    'More than a short form: a page with its own URL.',
  ],
  keys: {
    'Tab, Shift + Tab': 'Move focus inside; it is trapped.',
    Escape: 'Closes it, even with a toast over it.',
  },
  access: [
    '`Dialog.Title` is its accessible name, `Dialog.Description` its description.',
    'Focus moves to the first control, and back on closing. The page behind is inert and does not scroll.',
    'Content higher than the window scrolls; the Close button stays visible.',
  ],
}

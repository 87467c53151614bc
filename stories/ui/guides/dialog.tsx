import { Button } from '@summit/ui/button'
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
  advice: [
    {
      do: {
        text: 'Name the action on its button.',
        Example: () => (
          <div className="grid gap-4">
            <p className="text-h4">Delete the climb?</p>
            <div className="flex gap-2">
              <Button intent="danger">Delete</Button>
              <Button variant="tertiary">Keep it</Button>
            </div>
          </div>
        ),
      },
      dont: {
        text: 'Ask “Are you sure?” and answer “Yes”.',
        Example: () => (
          <div className="grid gap-4">
            <p className="text-h4">Are you sure?</p>
            <div className="flex gap-2">
              <Button variant="accent">Yes</Button>
              <Button variant="tertiary">No</Button>
            </div>
          </div>
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      'dialog-trigger': 'Opens it.',
      'dialog-overlay': 'The scrim over the page.',
      'dialog-content': 'The dialog, which takes the whole window.',
      'dialog-panel': 'What is seen of it.',
      'dialog-banner': 'Optional: a picture across the top.',
      'dialog-body': 'The content, which scrolls.',
      'dialog-title': 'The heading, its accessible name.',
      'dialog-description': 'Optional: its accessible description.',
      'dialog-footer': 'Optional: its buttons.',
      'dialog-close': 'The button in the corner, and any other that closes it.',
    },
  },
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

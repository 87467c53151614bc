import { Button } from '@summit/ui/button'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['alert-dialog'],
  since: '0.1.0',
  status: 'beta',
  use: ['Before an act that cannot be undone: delete, overwrite, leave what is not saved.'],
  instead: [
    'An act that can be undone: do it, and offer “Undo” in a [toast](./?path=/docs/ui-toast--docs).',
    'A task, or a question without a danger: [Dialog](./?path=/docs/ui-dialog--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Say what will be lost, and name both answers.',
        Example: () => (
          <div className="grid gap-4">
            <p>Your 214 sessions will be deleted.</p>
            <div className="flex gap-2">
              <Button intent="danger">Delete account</Button>
              <Button variant="tertiary">Keep it</Button>
            </div>
          </div>
        ),
      },
      dont: {
        text: 'Ask before everything: people learn to say yes.',
        Example: () => (
          <div className="grid gap-4">
            <p>Save the changes?</p>
            <div className="flex gap-2">
              <Button intent="danger">OK</Button>
              <Button variant="tertiary">Cancel</Button>
            </div>
          </div>
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      'alert-dialog-trigger': 'Opens it.',
      'dialog-overlay': 'The scrim over the page.',
      'alert-dialog-content': 'The alert dialog, which takes the whole window.',
      'dialog-panel': 'What is seen of it.',
      'dialog-body': 'The content, which scrolls.',
      'alert-dialog-title': 'The question, its accessible name.',
      'alert-dialog-description': 'What will be lost, its accessible description.',
      'alert-dialog-footer': 'Its buttons.',
      'alert-dialog-action': 'Does it, and closes the dialog.',
      'alert-dialog-cancel': 'Changes nothing, and closes the dialog.',
    },
  },
  keys: {
    'Tab, Shift + Tab': 'Move focus inside; it is trapped.',
    Escape: 'Presses `AlertDialog.Cancel`.',
  },
  access: [
    'The role `alertdialog`: screen readers read name and description at once.',
    'Focus is on `AlertDialog.Cancel` first, so that Enter deletes nothing, and back on the trigger at the end.',
    'A press outside does nothing, and there is no Close button: both answers are words.',
  ],
}

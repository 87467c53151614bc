import { FileInput } from '@summit/ui/file-input'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['file-input'],
  since: '0.1.0',
  status: 'beta',
  use: ['A picture or a document that the visitor has on the device.'],
  instead: [
    'Several large files with progress for each: a component of your own, with [Progress](./?path=/docs/ui-progress--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Say which files you take, and how large they may be.',
        Example: () => <FileInput label="Picture" hint="JPEG or PNG, up to 5 MB." />,
      },
      dont: {
        text: 'Leave that to the error message.',
        Example: () => <FileInput label="Upload" error="Too large." />,
      },
    },
  ],
  anatomy: {
    parts: {
      'file-input': 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native `<input type="file">`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => <FileInput label="Picture" hint="JPEG or PNG." error="This picture is too large." />,
  },
  keys: { Tab: 'Moves to the field and out of it.', 'Enter, Space': 'Opens the system’s dialog.' },
  access: [
    'A native file input: its button and its text are in the language of the browser. Files can be dropped on it.',
    '`accept` only filters the dialog: check the kind and the size of a file on the server too.',
  ],
}

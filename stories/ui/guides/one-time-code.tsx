import { OneTimeCode } from '@summit/ui/one-time-code'
import { TextField } from '@summit/ui/text-field'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['one-time-code'],
  since: '0.1.0',
  status: 'beta',
  use: ['A code of digits that was sent by mail or message, or that an authenticator shows.'],
  instead: [
    'A code with letters: [TextField](./?path=/docs/ui-textfield--docs) with `autoComplete="one-time-code"`.',
    'A password or a PIN that people know: [PasswordField](./?path=/docs/ui-passwordfield--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Say where the code is.',
        Example: () => <OneTimeCode label="Code" hint="We have sent it to ada@acorn.test." />,
      },
      dont: { text: 'Ask for it as any text.', Example: () => <TextField label="Security token" /> },
    },
  ],
  anatomy: {
    parts: {
      'one-time-code': 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native `<input>`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => <OneTimeCode label="Code" hint="It is in the mail." error="It has expired." />,
  },
  keys: { Tab: 'Moves to the field and out of it.', '0–9': 'Types a digit; all else is left out.' },
  access: [
    'One `<input>`, not one per digit: screen readers read the code as a whole, and it can be pasted and corrected (WCAG 3.3.8).',
    'Phones offer the code of a message, by `autocomplete="one-time-code"`.',
    'A form that is sent at the last digit has to say what it found, and leaves the focus in the field.',
  ],
}

import { PasswordField } from '@summit/ui/password-field'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['password-field'],
  since: '0.1.0',
  status: 'stable',
  use: ['Passwords. `autoComplete` is `current-password` to sign in and `new-password` to set one.'],
  instead: ['Other single-line input: [TextField](./?path=/docs/ui-textfield--docs).'],
  advice: [
    {
      do: {
        text: 'State the rules before they are broken.',
        Example: () => (
          <PasswordField
            label="New password"
            hint="At least 8 characters."
            autoComplete="new-password"
            className="w-60"
          />
        ),
      },
      dont: {
        text: 'State them only as an error.',
        Example: () => (
          <PasswordField label="New password" error="Too short." autoComplete="new-password" className="w-60" />
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      'password-field': 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native input.',
      'password-field-toggle': 'Shows or hides the password.',
      'password-field-notice': 'Says that Caps Lock is on.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => <PasswordField label="Password" hint="At least 8 characters." error="Enter a longer password." />,
  },
  keys: {
    Tab: 'Moves from the field to its button.',
    'Enter, Space': 'On the button: shows or hides. Enter in the field submits the form.',
  },
  access: [
    'The button’s name is `Show password` or `Hide password`; it has no pressed state. A tap leaves the focus in the field.',
    'Caps Lock is announced. Pasting and password managers work.',
    'Where a password is set, add a hidden username field before it, for password managers.',
  ],
}

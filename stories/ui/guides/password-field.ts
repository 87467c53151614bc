import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['password-field'],
  since: '0.1.0',
  status: 'stable',
  use: ['Passwords. `autoComplete` is `current-password` to sign in and `new-password` to set one.'],
  instead: ['Other single-line input: [TextField](./?path=/docs/ui-textfield--docs).'],
  keys: {
    Tab: 'Moves from the field to its button.',
    'Enter, Space': 'On the button: shows or hides. Enter in the field submits the form.',
  },
  access: [
    'The button’s name is `Show password` or `Hide password`; it has no pressed state.',
    'Caps Lock is announced. Pasting and password managers work.',
    'Where a password is set, add a hidden username field before it, for password managers.',
  ],
}

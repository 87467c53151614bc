import type { PasswordFieldTexts } from '@summit/ui/password-field'

/** The texts of a password field's button and notice, part of the messages of each feature with such a field. */
export const passwordFieldMessages: PasswordFieldTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
}

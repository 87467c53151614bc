import type { PasswordFieldTexts } from '@summit/ui/password-field'

/** The texts of a password field's button and notice, which each feature with such a field has among its own. */
export const passwordFieldMessages: PasswordFieldTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
}

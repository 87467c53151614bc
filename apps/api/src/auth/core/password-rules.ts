import { PASSWORD_MAX, PASSWORD_MIN } from '@summit/contract'
import { isCommonPassword } from './common-passwords.ts'

/** Why a new password is rejected. */
export type PasswordWeakness = 'short' | 'long' | 'common'

/** Checks a new password. There are no rules about its characters. */
export function passwordWeakness(password: string): PasswordWeakness | undefined {
  if (password.length < PASSWORD_MIN) return 'short'
  if (password.length > PASSWORD_MAX) return 'long'
  return isCommonPassword(password) ? 'common' : undefined
}

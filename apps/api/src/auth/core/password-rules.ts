import { PASSWORD_MAX, PASSWORD_MIN } from '@summit/contract'
import { isCommon } from './common-passwords.ts'

/** What is wrong with a password that somebody wants to set. */
export type Weakness = 'short' | 'long' | 'common'

/** What is wrong with a password, or undefined. Any characters may be in it, and all of them count. */
export function weaknessOf(password: string): Weakness | undefined {
  if (password.length < PASSWORD_MIN) return 'short'
  if (password.length > PASSWORD_MAX) return 'long'
  return isCommon(password) ? 'common' : undefined
}

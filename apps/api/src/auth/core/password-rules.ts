import { brand } from '@summit/brand'
import { PASSWORD_MAX } from '@summit/contract'
import { HttpError } from '../../http/http-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Why a new password is rejected. */
export type PasswordWeakness = 'short' | 'long' | 'common'

/** Whose password it is. */
interface Owner {
  name: string
  email: string | null
}

/** The rules of new passwords that the operator sets. */
export interface PasswordRules {
  /** In characters. */
  minPasswordLength: number
}

/** Checks a new password. There are no rules about its characters. */
export function passwordWeakness(
  password: string,
  owner: Owner,
  { minPasswordLength }: PasswordRules,
): PasswordWeakness | undefined {
  if (password.length < minPasswordLength) return 'short'
  if (password.length > PASSWORD_MAX) return 'long'
  return isCommonPassword(password) || isMadeOf(password, owner) ? 'common' : undefined
}

/** Whether a password has no letters but those of words that an attacker tries first: of the user and the product. */
function isMadeOf(password: string, { name, email }: Owner): boolean {
  const words = [brand.name, name, email ?? '']
    .flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .sort((one, other) => other.length - one.length)
  const letters = password.toLowerCase().replaceAll(/\P{L}/gu, '')
  return letters !== '' && words.reduce((rest, word) => rest.replaceAll(word, ''), letters) === ''
}

const messages: Record<PasswordWeakness, (rules: PasswordRules) => string> = {
  short: ({ minPasswordLength }) => `Password must be at least ${minPasswordLength} characters`,
  long: () => 'This password is too long. Please choose a shorter one.',
  common: () => 'This password is too easy to guess. Please choose another one.',
}

/** The error of a new password that is the current one. */
export function samePasswordError(): HttpError {
  return new HttpError(422, 'This is already your password. Please choose a new one.', { code: 'password_same' })
}

/** The error of a rejected password. */
export function weakPasswordError(weakness: PasswordWeakness, rules: PasswordRules): HttpError {
  return new HttpError(422, messages[weakness](rules), { code: `password_${weakness}` })
}

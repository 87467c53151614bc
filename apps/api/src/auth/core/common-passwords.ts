import list from './common-passwords.txt?raw'

/** The 3,000 most common passwords of at least 8 characters, in lower case (ASVS 6.2.4), from zxcvbn. */
const commonPasswords: ReadonlySet<string> = new Set(list.trim().split('\n'))

/** Whether a password is on the list, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}

import list from './common-passwords.txt?raw'

/** The 3,000 most used passwords of at least 8 characters (ASVS 6.2.4), in lower case, from the list of zxcvbn. */
const commonPasswords: ReadonlySet<string> = new Set(list.trim().split('\n'))

/** Whether a password is among the first that anybody guesses, whatever its capitals. */
export function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}

import * as v from 'valibot'

/** How many digits a mailed code has. */
export const CODE_LENGTH = 6

/** A code that was mailed, or that an authenticator app shows (RFC 6238): its digits, without spaces. */
export const mailedCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

// Apart from the schemas, which pages without a form do not have.

/** Minimum length of a new password, in characters. A back end may want more. */
export const PASSWORD_MIN = 8

/** Maximum length of a password, in characters. */
export const PASSWORD_MAX = 256

import * as v from 'valibot'

/** What the calls take that change how an account is signed in to, besides the session cookie, which may be stolen. */
export const passwordConfirmation = v.object({
  /** Over-long values are accepted here and fail as a wrong password. */
  currentPassword: v.pipe(v.string(), v.nonEmpty()),
  /**
   * Of the authenticator app, or a recovery code, of a user with two-factor authentication: without it such a user gets
   * `two_factor_required`. Whatever is neither is accepted here and fails as a wrong code.
   */
  code: v.optional(v.string()),
})
export type PasswordConfirmation = v.InferOutput<typeof passwordConfirmation>

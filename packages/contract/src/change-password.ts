import * as v from 'valibot'
import { passwordConfirmation } from './password-confirmation.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts'

/**
 * Body of `POST /api/auth/change-password`, sent with the session cookie. It ends all other sessions of the user. The
 * response has a message, as of recovery.
 */
export const changePasswordRequest = v.object({
  ...passwordConfirmation.entries,
  password: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX)),
})
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>

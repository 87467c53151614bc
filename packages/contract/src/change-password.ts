import * as v from 'valibot'
import { PASSWORD_MAX } from './account.ts'
import { passwordConfirmation } from './password-confirmation.ts'
import { PASSWORD_MIN } from './recovery.ts'

/**
 * Body of `POST /api/auth/change-password`, sent with the session cookie. It ends all other sessions of the user. The
 * response has a message, as of recovery.
 */
export const changePasswordRequest = v.object({
  ...passwordConfirmation.entries,
  password: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX)),
})
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>

import * as v from 'valibot'
import { apiUser } from './account.ts'
import { emailAddress } from './fields.ts'
import { mailedCode } from './mailed-code.ts'
import { passwordConfirmation } from './password-confirmation.ts'

/**
 * Body of `POST /api/auth/change-email`, sent with the session cookie. It mails a code to each of the two addresses. The
 * status decides, and is the same whether or not the new address has an account.
 */
export const changeEmailRequest = v.object({
  email: v.pipe(v.string(), v.trim(), emailAddress),
  ...passwordConfirmation.entries,
})
export type ChangeEmailRequest = v.InferOutput<typeof changeEmailRequest>

/** Body of `POST /api/auth/confirm-email-change`, sent with the session cookie: the codes of both mails. */
export const confirmEmailChangeRequest = v.object({ currentCode: mailedCode, newCode: mailedCode })
export type ConfirmEmailChangeRequest = v.InferOutput<typeof confirmEmailChangeRequest>

/** Response of `POST /api/auth/confirm-email-change`. The status decides. The user has the new address. */
export const confirmEmailChangeResponse = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(v.optional(v.object({ user: apiUser })), undefined),
})
export type ConfirmEmailChangeResponse = v.InferOutput<typeof confirmEmailChangeResponse>

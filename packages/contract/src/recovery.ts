import * as v from 'valibot'
import { apiUser } from './account.ts'
import { emailAddress } from './fields.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts'

/** Body of `POST /api/auth/forgot-password`. */
export const forgotPasswordRequest = v.object({ email: v.pipe(v.string(), v.trim(), emailAddress) })
export type ForgotPasswordRequest = v.InferOutput<typeof forgotPasswordRequest>

/** Body of `POST /api/auth/update-password`, sent with the recovery session's access token as bearer. */
export const updatePasswordRequest = v.object({
  password: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX)),
})
export type UpdatePasswordRequest = v.InferOutput<typeof updatePasswordRequest>

/** Identity providers for OAuth sign-in. */
export const provider = v.picklist(['google', 'apple'])
export type Provider = v.InferOutput<typeof provider>

/** Maximum length of an OAuth authorization code, in characters. */
export const CODE_MAX = 1024

/** Body of `POST /api/auth/callback`, which exchanges an OAuth authorization code for a session. */
export const callbackRequest = v.object({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(CODE_MAX)),
  provider,
})
export type CallbackRequest = v.InferOutput<typeof callbackRequest>

/**
 * Response of `POST /api/auth/callback`. The status decides; a user in it is signed in. `linked`: the flow has linked this
 * provider to the user, who was signed in before.
 */
export const callbackResponse = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  // Every page with a form has this schema: a list of the providers would cost it 130 bytes.
  data: v.fallback(
    v.optional(v.object({ user: apiUser, linked: v.fallback(v.optional(v.string()), undefined) })),
    undefined,
  ),
})
export type CallbackResponse = v.InferOutput<typeof callbackResponse>

/**
 * Response with a message, and a code if it is an error: of `POST /api/auth/forgot-password` and
 * `POST /api/auth/update-password`.
 */
export const messageResponse = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
})
export type MessageResponse = v.InferOutput<typeof messageResponse>

import * as v from 'valibot'
import { apiUser } from './account.ts'
import { displayName, emailAddress } from './fields.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts'
import { oneLine } from './text.ts'

/** Maximum length of the path in `next`, in characters. */
export const NEXT_MAX = 512

/** Body of `POST /api/auth/sign-up`. Further fields are the host's own: an invitation, a captcha's token. */
export const signUpRequest = v.object({
  name: v.pipe(displayName, v.string()),
  email: v.pipe(v.string(), v.trim(), emailAddress),
  password: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX)),
  /** The version of the terms that the visitor agreed to. */
  termsVersion: v.optional(v.pipe(oneLine, v.maxLength(40))),
  /** The page that the visitor wanted, which verifying the address leads to. */
  next: v.optional(v.pipe(v.string(), v.maxLength(NEXT_MAX))),
})
export type SignUpRequest = v.InferOutput<typeof signUpRequest>

/**
 * Response of `POST /api/auth/sign-up`. With a user in it the visitor is signed in; with `verifyEmail` an email with a
 * link is on its way. An address that has an account already gets the same response, and another email.
 */
export const signUpResponse = v.object({
  success: v.fallback(v.boolean(), false),
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(
    v.optional(v.object({ user: v.optional(apiUser), verifyEmail: v.fallback(v.optional(v.boolean()), undefined) })),
    undefined,
  ),
})
export type SignUpResponse = v.InferOutput<typeof signUpResponse>

/** Body of `POST /api/auth/resend`, which sends the link of a sign-up again. The response has a message, as of recovery. */
export const resendRequest = v.object({ email: v.pipe(v.string(), v.trim(), emailAddress) })
export type ResendRequest = v.InferOutput<typeof resendRequest>

/** Body of `POST /api/auth/verify-email`, with the one-time token of the link. */
export const verifyEmailRequest = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)) })
export type VerifyEmailRequest = v.InferOutput<typeof verifyEmailRequest>

/**
 * Response of `POST /api/auth/verify-email`. The status decides. In the browser that signed up the visitor is signed in
 * as the user in it, and `next` is what the sign-up had; elsewhere the address is verified, and the password signs in.
 */
export const verifyEmailResponse = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(
    v.optional(v.object({ user: v.optional(apiUser), next: v.fallback(v.optional(v.string()), undefined) })),
    undefined,
  ),
})
export type VerifyEmailResponse = v.InferOutput<typeof verifyEmailResponse>

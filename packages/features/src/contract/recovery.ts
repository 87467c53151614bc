import * as v from 'valibot'
import { answeredUser, PASSWORD_MAX } from './account.ts'
import { mailAddress } from './newsletter.ts'

/** The shortest password that recovery sets (UPDATE-13), in characters. */
export const PASSWORD_MIN = 8

/** What forgot-password sends (CALLS-05). Unknown keys are dropped. */
export const forgotPasswordCall = v.object({ email: v.pipe(v.string(), v.trim(), mailAddress) })
export type ForgotPasswordCall = v.InferOutput<typeof forgotPasswordCall>

/**
 * What update-password sends (CALLS-09), with the recovery session's access token as bearer (CALLS-11). Unknown keys
 * are dropped.
 */
export const updatePasswordCall = v.object({
  password: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX)),
})
export type UpdatePasswordCall = v.InferOutput<typeof updatePasswordCall>

/** The identity providers that a visitor can sign in with. */
export const provider = v.picklist(['google', 'apple'])
export type Provider = v.InferOutput<typeof provider>

/** The longest authorization code that is taken, in characters. */
export const CODE_MAX = 1024

/** What the social return sends (CALLS-03). Unknown keys are dropped. */
export const callbackCall = v.object({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(CODE_MAX)),
  provider,
})
export type CallbackCall = v.InferOutput<typeof callbackCall>

/**
 * What the social return reads (CALLS-04). Its success is the status alone; an answer with a user signs them in (T-08).
 */
export const callbackAnswer = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(v.optional(v.object({ user: answeredUser })), undefined),
})
export type CallbackAnswer = v.InferOutput<typeof callbackAnswer>

/** What is read of an answer that has a message only: forgot-password's (T-14) and update-password's (CALLS-12). */
export const wordsAnswer = v.object({ message: v.fallback(v.optional(v.string()), undefined) })
export type WordsAnswer = v.InferOutput<typeof wordsAnswer>

import * as v from 'valibot'

/** The longest address that mail accepts (RFC 5321), in characters. */
export const EMAIL_MAX = 254

/** The longest password that may be set, in characters. */
export const PASSWORD_MAX = 256

/**
 * What sign-in sends (CALLS-01). Unknown keys are dropped. What is too long to be anybody's is wrong like any other.
 */
export const loginCall = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
})
export type LoginCall = v.InferOutput<typeof loginCall>

/**
 * The user an answer carries. The dashboard reads `name` and `email`; a server may send more, which is kept as it is.
 */
export const answeredUser = v.looseObject({ name: v.optional(v.string()), email: v.optional(v.string()) })
export type AnsweredUser = v.InferOutput<typeof answeredUser>

/**
 * What sign-in reads (CALLS-02). Success needs both an ok status and `success: true` (SIGNIN-09). A field that is
 * missing or of another type reads as a refusal without a message. Only an answer that is not an object is unreadable.
 */
export const loginAnswer = v.object({
  success: v.fallback(v.boolean(), false),
  message: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(v.optional(v.object({ user: answeredUser })), undefined),
})
export type LoginAnswer = v.InferOutput<typeof loginAnswer>

/** What `GET /api/auth/session` answers while the session cookie is good; without one it answers 401. */
export const sessionAnswer = v.object({ user: answeredUser })
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>

/**
 * What `GET /api/auth/visitor` answers: the user while the session cookie is good, else an empty object. For a page
 * that only wants to know: a 401 would put an error on the console of every visitor who is not signed in.
 */
export const visitorAnswer = v.object({ user: v.optional(answeredUser) })
export type VisitorAnswer = v.InferOutput<typeof visitorAnswer>

/** The body of every refused or failed call. */
export const errorAnswer = v.object({ success: v.literal(false), message: v.string() })
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>

/**
 * What `GET /api/demo` answers on the machine that the server runs on: the demo account, and the address of the outbox
 * that shows mails instead of sending them. An empty object where there is neither, as in production.
 */
export const demoAnswer = v.object({
  account: v.optional(v.object({ email: v.string(), password: v.string() })),
  outbox: v.optional(v.literal('/outbox')),
})
export type DemoAnswer = v.InferOutput<typeof demoAnswer>

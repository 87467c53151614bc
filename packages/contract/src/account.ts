import * as v from 'valibot'

/** Body of `POST /api/auth/login`. Over-long values are accepted here and fail as wrong credentials. */
export const loginRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
})
export type LoginRequest = v.InferOutput<typeof loginRequest>

/** User in a response. Fields other than `name` and `email` are passed through unchanged. */
export const apiUser = v.looseObject({ name: v.optional(v.string()), email: v.optional(v.string()) })
export type ApiUser = v.InferOutput<typeof apiUser>

/**
 * Response of `POST /api/auth/login`. The visitor is signed in only by an ok status and `success: true`.
 * Missing or mistyped fields parse as a refusal without message; only a non-object fails to parse.
 */
export const loginResponse = v.object({
  success: v.fallback(v.boolean(), false),
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(v.optional(v.object({ user: apiUser })), undefined),
})
export type LoginResponse = v.InferOutput<typeof loginResponse>

/** Response of `GET /api/auth/session` with a valid session cookie; without one the status is 401. */
export const sessionResponse = v.object({ user: apiUser })
export type SessionResponse = v.InferOutput<typeof sessionResponse>

/**
 * Response of `GET /api/auth/visitor`: the signed-in user, or an empty object. For pages that work without a session,
 * where the 401 of `session` would log an error to the console of every signed-out visitor.
 */
export const visitorResponse = v.object({ user: v.optional(apiUser) })
export type VisitorResponse = v.InferOutput<typeof visitorResponse>

/**
 * Response body of every request that is refused or fails. `code` is an {@link ErrorCode}, or one of the back end's own.
 * The header `Retry-After` has the time to wait in s, where there is one.
 */
export const errorResponse = v.object({
  success: v.literal(false),
  message: v.string(),
  code: v.optional(v.string()),
})
export type ErrorResponse = v.InferOutput<typeof errorResponse>

/** Response of `GET /api/demo` on loopback: demo account and outbox address, each only where it exists. */
export const demoResponse = v.object({
  account: v.optional(v.object({ email: v.string(), password: v.string() })),
  outbox: v.optional(v.literal('/outbox')),
})
export type DemoResponse = v.InferOutput<typeof demoResponse>

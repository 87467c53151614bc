import * as v from 'valibot'

/** A session of the user, in a response. Times are ISO 8601. */
export const userSession = v.object({
  /** For `POST /api/auth/end-session`. Without it the session cannot be ended by itself. */
  id: v.optional(v.string()),
  /** Whether the request was sent with it. */
  isCurrent: v.boolean(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When it was last used, to the hour. */
  seenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Name of its browser, such as `Firefox`. */
  browser: v.optional(v.string()),
  /** Name of its operating system, such as `Android`. */
  system: v.optional(v.string()),
})
export type UserSession = v.InferOutput<typeof userSession>

/**
 * Response of `GET /api/auth/sessions`: the sessions of the signed-in user, the one used last first. Without a session
 * the list is empty. `POST /api/auth/logout-others` ends all but the current one.
 */
export const sessionsResponse = v.object({ sessions: v.array(userSession) })
export type SessionsResponse = v.InferOutput<typeof sessionsResponse>

/**
 * Body of `POST /api/auth/end-session`: a session of the signed-in user. The response is 204, also for a session that has
 * ended already.
 */
export const endSessionRequest = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })
export type EndSessionRequest = v.InferOutput<typeof endSessionRequest>

import { apiRoutes } from '@summit/contract'
import type { Failed } from '../form/form-status.ts'
import type { Failure, Success } from '../form/submission.ts'
import type { HttpClient } from '../ports/request.ts'

/** Why the server's session could not be ended. The stored session is removed all the same. */
export type LogoutError = Failed

/**
 * The port that ends the server's session. Send it with `keepalive`: the page may be left before there is a response. If
 * it rejects, the server counts as unreachable.
 */
export type SignOut = () => Promise<Success | Failure>

/** What logging out is to a page: the stored session was removed; the server has answered, where the page stays. */
export type LogoutEvent = { type: 'loggedOut' } | { type: 'responded'; error: LogoutError | null }

/** Ending the server's session over HTTP, also while the page unloads (`keepalive`). */
export function signOutCall(request: HttpClient): SignOut {
  return async () => {
    const { ok, text } = await request({ path: apiRoutes.logout, keepalive: true })
    // Another body than JSON is that of a proxy or a captive portal.
    if (ok && text) JSON.parse(text)
    return ok ? { ok } : { ok, reason: 'refused' }
  }
}

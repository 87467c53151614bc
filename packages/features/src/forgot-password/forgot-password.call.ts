import { apiRoutes } from '@summit/contract'
import { messageIn } from '../shared/message-in.ts'
import { RequestError, type HttpClient } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import type { SendResetLink } from './forgot-password.ts'

/**
 * Asking for a mail over HTTP (CALLS-05). Any ok status is a success, whatever its body. A failure has the message of the
 * server's JSON, or else that of the error that such an answer raises: `500: …` (T-14).
 */
export function sendResetLinkCall(request: HttpClient): SendResetLink {
  return async ({ email }, signal) => {
    try {
      const answer = await request({ path: apiRoutes.forgotPassword, body: { email }, signal })
      if (answer.ok) return { ok: true, email }
      return {
        ok: false,
        reason: 'refused',
        message: messageIn(answer.text) ?? serverMessage(new RequestError(answer).message),
      }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

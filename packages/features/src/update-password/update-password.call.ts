import { apiRoutes } from '@summit/contract'
import { messageIn } from '../shared/message-in.ts'
import type { HttpClient } from '../shared/request/request.ts'
import type { UpdatePassword } from './update-password.ts'

/**
 * Setting a password over HTTP (CALLS-08…12): the password alone in the body, the recovery session's token in the
 * header. The status decides; a refusal has the server's message, where there is one.
 */
export function updatePasswordCall(request: HttpClient): UpdatePassword {
  return async ({ password, accessToken }, signal) => {
    try {
      const answer = await request({
        path: apiRoutes.updatePassword,
        body: { password },
        headers: { Authorization: `Bearer ${accessToken}` },
        signal,
      })
      return answer.ok ? { ok: true } : { ok: false, reason: 'refused', message: messageIn(answer.text) }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

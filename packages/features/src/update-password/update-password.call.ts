import * as v from 'valibot'
import { callPaths, wordsAnswer } from '../contract/index.ts'
import type { Request } from '../shared/request/request.ts'
import { spoken } from '../shared/spoken.ts'
import type { UpdatePassword } from './update-password.ts'

/**
 * Setting a password over HTTP (CALLS-08…12): the password alone in the body, the recovery session's token in the
 * header. The status decides; a refusal speaks in the server's words where it has any.
 */
export function updatePasswordCall(request: Request): UpdatePassword {
  return async ({ password, accessToken }, signal) => {
    try {
      const answer = await request({
        path: callPaths.updatePassword,
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

function messageIn(text: string): string | undefined {
  try {
    return spoken(v.parse(wordsAnswer, JSON.parse(text)).message)
  } catch {
    return undefined
  }
}

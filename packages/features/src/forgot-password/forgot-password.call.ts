import * as v from 'valibot'
import { callPaths, wordsAnswer } from '../contract/index.ts'
import { RequestError, type Answer, type Request } from '../shared/request/request.ts'
import { spoken } from '../shared/spoken.ts'
import type { SendResetLink } from './forgot-password.ts'

/**
 * Asking for a mail over HTTP (CALLS-05). Any ok status is a yes, whatever comes with it; a no speaks in the server's own
 * message where its JSON has one, else as the raised error does: `500: …` (T-14).
 */
export function sendResetLinkCall(request: Request): SendResetLink {
  return async ({ email }, signal) => {
    try {
      const answer = await request({ path: callPaths.forgotPassword, body: { email }, signal })
      if (answer.ok) return { ok: true, email }
      return { ok: false, reason: 'refused', message: messageIn(answer) ?? spoken(new RequestError(answer).message) }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

function messageIn({ text }: Answer): string | undefined {
  try {
    return spoken(v.parse(wordsAnswer, JSON.parse(text)).message)
  } catch {
    return undefined
  }
}

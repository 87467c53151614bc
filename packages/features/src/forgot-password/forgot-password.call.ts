import * as v from 'valibot'
import { callPaths, demoAnswer, wordsAnswer } from '../contract/index.ts'
import { load, RequestError, type Answer, type Request } from '../shared/request/request.ts'
import { spoken } from '../shared/spoken.ts'
import type { FindOutbox, SendResetLink } from './forgot-password.ts'

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

/** The outbox over HTTP. A server that shows none, or cannot be asked, is the same to a visitor. */
export function findOutboxCall(request: Request): FindOutbox {
  return async (signal) => {
    try {
      return v.parse(demoAnswer, await load(request, [callPaths.demo], { signal })).outbox ?? null
    } catch {
      return null
    }
  }
}

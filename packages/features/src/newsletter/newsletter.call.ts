import * as v from 'valibot'
import { callPaths, newsletterAnswer, type NewsletterCall } from '../contract/index.ts'
import type { Request } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import type { Subscribe } from './newsletter.ts'

/**
 * The newsletter over HTTP (CALLS-13…17). `success` decides, whatever the status, so that a refusal in JSON shows the
 * server's message (T-15); an answer that does not come or cannot be read is a network error (NEWS-27, NEWS-28).
 */
export function subscribeCall(request: Request): Subscribe {
  return async ({ email, name }, signal) => {
    const call: NewsletterCall = { email, name, source: 'popup', leadMagnet: 'free_workout_pdf' }
    try {
      const answer = await request({ path: callPaths.newsletterSignup, body: call, signal })
      const { success, message } = v.parse(newsletterAnswer, JSON.parse(answer.text))
      return success ? { ok: true } : { ok: false, reason: 'refused', message: serverMessage(message) }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

import { apiRoutes, displayName, emailAddress, type NewsletterRequest, newsletterResponse } from '@summit/contract'
import * as v from 'valibot'
import type { HttpClient } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import type { Subscribe } from './newsletter.ts'

/**
 * The newsletter over HTTP (CALLS-13…17). `success` decides, whatever the status, so that a refusal in JSON shows the
 * server's message (T-15); an answer that does not come or cannot be read is a network error (NEWS-27, NEWS-28).
 */
export function subscribeCall(request: HttpClient): Subscribe {
  return async ({ email, name }, signal) => {
    const call: NewsletterRequest = { email, name, source: 'popup', leadMagnet: 'free_workout_pdf' }
    try {
      const answer = await request({ path: apiRoutes.newsletterSignup, body: call, signal })
      const { success, message } = v.parse(newsletterResponse, JSON.parse(answer.text))
      if (success) return { ok: true }
      return { ok: false, reason: 'refused', message: serverMessage(message), field: refusedField(call) }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

/** The field that no server with this contract accepts, if any. The answer itself has no room for its name. */
function refusedField({ email, name }: NewsletterRequest): string | undefined {
  if (!v.is(emailAddress, email)) return 'email'
  if (name !== null && !v.is(displayName, name)) return 'name'
  return undefined
}

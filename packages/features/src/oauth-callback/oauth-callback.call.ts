import { apiRoutes, callbackResponse, type CallbackResponse } from '@summit/contract'
import * as v from 'valibot'
import { dedupe } from '../shared/async/dedupe.ts'
import type { HttpClient } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import type { RedeemCode } from './oauth-callback.ts'

/**
 * Exchanging a code over HTTP (CALLS-03, CALLS-04): the status decides, and a user in the answer is returned. Each code
 * is sent once.
 */
export function redeemCodeCall(request: HttpClient): RedeemCode {
  return dedupe(
    ({ provider, code }) => `${provider} ${code}`,
    async (call) => {
      try {
        const answer = await request({ path: apiRoutes.callback, body: call })
        const { message, data } = read(answer.text)
        return answer.ok
          ? { ok: true, user: data?.user }
          : { ok: false, reason: 'refused', message: serverMessage(message) }
      } catch {
        return { ok: false, reason: 'unreachable' }
      }
    },
  )
}

/** What can be read of an answer: nothing where it is not JSON. */
function read(text: string): Partial<CallbackResponse> {
  try {
    return v.parse(callbackResponse, JSON.parse(text))
  } catch {
    return {}
  }
}

import * as v from 'valibot'
import { callbackAnswer, callPaths, type CallbackAnswer } from '../contract/index.ts'
import { onceEach } from '../shared/once/once.ts'
import type { Request } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import type { RedeemCode } from './social-return.ts'

/**
 * Exchanging a code over HTTP (CALLS-03, CALLS-04): the status decides, and a user in the answer is returned. Each code
 * is sent once.
 */
export function redeemCodeCall(request: Request): RedeemCode {
  return onceEach(
    ({ provider, code }) => `${provider} ${code}`,
    async (call) => {
      try {
        const answer = await request({ path: callPaths.callback, body: call })
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
function read(text: string): Partial<CallbackAnswer> {
  try {
    return v.parse(callbackAnswer, JSON.parse(text))
  } catch {
    return {}
  }
}

import { apiRoutes, loginResponse } from '@summit/contract'
import * as v from 'valibot'
import type { HttpClient } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import type { SignIn } from './sign-in.ts'

/**
 * Sign-in over HTTP (CALLS-01, CALLS-02). Success takes an ok status and `success: true` (SIGNIN-09); an answer that
 * does not come or cannot be read is a network error (T-43).
 */
export function signInCall(request: HttpClient): SignIn {
  return async (credentials, signal) => {
    try {
      const answer = await request({ path: apiRoutes.login, body: credentials, signal })
      const { success, message, data } = v.parse(loginResponse, JSON.parse(answer.text))
      if (!answer.ok || !success) return { ok: false, reason: 'refused', message: serverMessage(message) }
      return data ? { ok: true, user: data.user } : { ok: false, reason: 'unreachable' }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

import * as v from 'valibot'
import { callPaths, demoAnswer, loginAnswer, visitorAnswer } from '../contract/index.ts'
import { load, type Request } from '../shared/request/request.ts'
import { spoken } from '../shared/spoken.ts'
import type { FindDemo, FindVisitor, SignIn } from './sign-in.ts'

/**
 * Sign-in over HTTP (CALLS-01, CALLS-02). It takes an ok status and `success: true` to be signed in (SIGNIN-09); what
 * cannot be fetched or read is a network error (T-43).
 */
export function signInCall(request: Request): SignIn {
  return async (credentials, signal) => {
    try {
      const answer = await request({ path: callPaths.login, body: credentials, signal })
      const { success, message, data } = v.parse(loginAnswer, JSON.parse(answer.text))
      if (!answer.ok || !success) return { ok: false, reason: 'refused', message: spoken(message) }
      return data ? { ok: true, user: data.user } : { ok: false, reason: 'unreachable' }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

/** The demo account over HTTP. A server that offers none, or cannot be asked, is the same to a visitor. */
export function findDemoCall(request: Request): FindDemo {
  return async (signal) => (await find(request, callPaths.demo, demoAnswer, signal))?.account ?? null
}

/** Who is here, over HTTP. A server that knows nobody, or cannot be asked, is the same to a visitor. */
export function findVisitorCall(request: Request): FindVisitor {
  return async (signal) => (await find(request, callPaths.visitor, visitorAnswer, signal))?.user ?? null
}

async function find<T>(request: Request, path: string, answer: v.GenericSchema<unknown, T>, signal: AbortSignal) {
  try {
    return v.parse(answer, await load(request, [path], { signal }))
  } catch {
    return null
  }
}

import { apiRoutes, demoResponse, visitorResponse, type ApiUser, type LoginRequest } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../../shared/ports/request.ts'

/** Finds the demo account of the server; null where it has none. Never rejects. */
export type FindDemo = (signal: AbortSignal) => Promise<LoginRequest | null>

/** Finds the user of the server's session; null if there is none. Never rejects. */
export type FindVisitor = (signal: AbortSignal) => Promise<ApiUser | null>

/** The quicker way to sign in that is offered, if any. */
export type QuickSignInState =
  | { status: 'none' }
  | { status: 'visitor'; name: string }
  | { status: 'demo'; credentials: LoginRequest }

/** The offer: the session takes precedence over the demo account. */
export function toQuickSignIn(visitor: ApiUser | null, demo: LoginRequest | null): QuickSignInState {
  const name = visitor?.name?.trim() || visitor?.email
  if (name) return { status: 'visitor', name }
  return demo ? { status: 'demo', credentials: demo } : { status: 'none' }
}

/** Requests the demo account over HTTP. After a failed request there is none. */
export function findDemoCall(request: HttpClient): FindDemo {
  return async (signal) => (await find(request, apiRoutes.demo, demoResponse, signal))?.account ?? null
}

/** Requests the user of the server's session over HTTP. After a failed request there is no session. */
export function findVisitorCall(request: HttpClient): FindVisitor {
  return async (signal) => (await find(request, apiRoutes.visitor, visitorResponse, signal))?.user ?? null
}

async function find<T>(request: HttpClient, path: string, schema: v.GenericSchema<unknown, T>, signal: AbortSignal) {
  try {
    return v.parse(schema, await load(request, [path], { signal }))
  } catch {
    return null
  }
}

/** The texts of the quick sign-in. */
export const quickSignInMessages = {
  continueAs: (name: string) => `Continue as ${name}`,
  useDemo: 'Use the demo account',
}
export type QuickSignInMessages = typeof quickSignInMessages

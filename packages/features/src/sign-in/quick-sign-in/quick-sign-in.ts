import { apiRoutes, demoResponse, visitorResponse, type ApiUser, type LoginRequest } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../../shared/ports/request.ts'

/** Finds the demo account of the server; null, or a rejection, where it has none. */
export type FindDemo = (signal: AbortSignal) => Promise<LoginRequest | null>

/** Finds the user of the server's session; null, or a rejection, if there is none. */
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

/** Requests the demo account over HTTP. */
export function findDemoCall(request: HttpClient): FindDemo {
  return async (signal) => v.parse(demoResponse, await load(request, [apiRoutes.demo], { signal })).account ?? null
}

/** Requests the user of the server's session over HTTP. */
export function findVisitorCall(request: HttpClient): FindVisitor {
  return async (signal) => v.parse(visitorResponse, await load(request, [apiRoutes.visitor], { signal })).user ?? null
}

/** The texts of the quick sign-in. */
export const quickSignInMessages = {
  continueAs: (name: string) => `Continue as ${name}`,
  useDemo: 'Use the demo account',
}
export type QuickSignInMessages = typeof quickSignInMessages

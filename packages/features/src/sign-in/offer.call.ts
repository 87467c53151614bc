import { callPaths, demoAnswer, visitorAnswer } from '../contract/index.ts'
import { loadOptional } from '../shared/request/load-optional.ts'
import type { Request } from '../shared/request/request.ts'
import type { FindDemo, FindVisitor } from './offer.ts'

/** The demo account over HTTP. A server that cannot be asked counts as one that has none. */
export function findDemoCall(request: Request): FindDemo {
  return async (signal) => (await loadOptional(request, callPaths.demo, demoAnswer, signal))?.account ?? null
}

/** The user of the server's session, over HTTP. A server that cannot be asked counts as one that has no session. */
export function findVisitorCall(request: Request): FindVisitor {
  return async (signal) => (await loadOptional(request, callPaths.visitor, visitorAnswer, signal))?.user ?? null
}

import { apiRoutes, demoResponse, visitorResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../../shared/request/request.ts'
import type { FindDemo, FindVisitor } from './quick-sign-in.ts'

/** The demo account over HTTP. A server that cannot be asked counts as one that has none. */
export function findDemoCall(request: HttpClient): FindDemo {
  return async (signal) => (await find(request, apiRoutes.demo, demoResponse, signal))?.account ?? null
}

/** The user of the server's session, over HTTP. A server that cannot be asked counts as one that has no session. */
export function findVisitorCall(request: HttpClient): FindVisitor {
  return async (signal) => (await find(request, apiRoutes.visitor, visitorResponse, signal))?.user ?? null
}

async function find<T>(request: HttpClient, path: string, answer: v.GenericSchema<unknown, T>, signal: AbortSignal) {
  try {
    return v.parse(answer, await load(request, [path], { signal }))
  } catch {
    return null
  }
}

import * as v from 'valibot'
import { callPaths, demoAnswer, visitorAnswer } from '../contract/index.ts'
import { load, type Request } from '../shared/request/request.ts'
import type { FindDemo, FindVisitor } from './offer.ts'

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

import * as v from 'valibot'
import { callPaths, demoAnswer } from '../../contract/index.ts'
import { load, type Request } from '../request/request.ts'

/** Where a server that is being tried out shows its mails, if it does. Never rejects on purpose. */
export type FindOutbox = (signal: AbortSignal) => Promise<string | null>

/** The outbox over HTTP. A server that shows none, or cannot be asked, is the same to a visitor. */
export function findOutboxCall(request: Request): FindOutbox {
  return async (signal) => {
    try {
      return v.parse(demoAnswer, await load(request, [callPaths.demo], { signal })).outbox ?? null
    } catch {
      return null
    }
  }
}

import { apiRoutes, demoResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../request/request.ts'

/** Finds the address where a server that keeps its mails shows them; null where it has none. Never rejects. */
export type FindOutbox = (signal: AbortSignal) => Promise<string | null>

/** The outbox over HTTP. A server that cannot be asked counts as one that has none. */
export function findOutboxCall(request: HttpClient): FindOutbox {
  return async (signal) => {
    try {
      return v.parse(demoResponse, await load(request, [apiRoutes.demo], { signal })).outbox ?? null
    } catch {
      return null
    }
  }
}

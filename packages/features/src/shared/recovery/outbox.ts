import { apiRoutes, demoResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../ports/request.ts'

/** Finds the URL of the page that shows the server's mails during development; null where there is none. Never rejects. */
export type FindOutbox = (signal: AbortSignal) => Promise<string | null>

/** Requests the URL from the API. Also null after a failed request. */
export function findOutboxCall(request: HttpClient): FindOutbox {
  return async (signal) => {
    try {
      return v.parse(demoResponse, await load(request, [apiRoutes.demo], { signal })).outbox ?? null
    } catch {
      return null
    }
  }
}

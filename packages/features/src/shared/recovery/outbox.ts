import { apiRoutes, demoResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../ports/request.ts'

/** Finds the URL of the page that shows the server's mails during development; null, or a rejection, where there is none. */
export type FindOutbox = (signal: AbortSignal) => Promise<string | null>

/** Requests the URL from the API. */
export function findOutboxCall(request: HttpClient): FindOutbox {
  return async (signal) => {
    return v.parse(demoResponse, await load(request, [apiRoutes.demo], { signal })).outbox ?? null
  }
}

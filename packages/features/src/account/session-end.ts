import { apiRoutes, visitorResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../shared/ports/request.ts'

/** Says whether the server's session has ended; false, or a rejection, if the server does not say. */
export type HasSessionEnded = (signal: AbortSignal) => Promise<boolean>

/** Asks over HTTP for the user of the server's session. */
export function hasSessionEndedCall(request: HttpClient): HasSessionEnded {
  return async (signal) => {
    return !v.parse(visitorResponse, await load(request, [apiRoutes.visitor], { signal })).user
  }
}

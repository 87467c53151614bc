import { accountApiRoutes, capabilitiesResponse } from '@summit/contract'
import * as v from 'valibot'
import { RequestError, type HttpClient } from '../shared/ports/request.ts'

/**
 * Finds which of the account's optional calls the back end has, by their names in `accountApiRoutes`. Rejects if that cannot
 * be loaded.
 */
export type FindCapabilities = (signal: AbortSignal) => Promise<readonly string[]>

/** The calls of a back end that does not say which it has. */
const DEFAULT_CAPABILITIES = ['changePassword']

/** Requests the capabilities over HTTP. What fails on the way, or in the server, says nothing of the back end. */
export function findCapabilitiesCall(request: HttpClient): FindCapabilities {
  return async (signal) => {
    const response = await request({ method: 'GET', path: accountApiRoutes.capabilities, signal })
    if (response.status === 429 || response.status >= 500) throw new RequestError(response)
    try {
      return v.parse(capabilitiesResponse, JSON.parse(response.text)).capabilities
    } catch {
      return DEFAULT_CAPABILITIES
    }
  }
}

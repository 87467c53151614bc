import { accountApiRoutes, capabilitiesResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../shared/ports/request.ts'

/** Finds which of the account's optional calls the back end has, by their names in `accountApiRoutes`. Never rejects. */
export type FindCapabilities = (signal: AbortSignal) => Promise<readonly string[]>

/** The calls of a back end that does not say which it has. */
const DEFAULT_CAPABILITIES = ['changePassword']

/** Requests the capabilities over HTTP. */
export function findCapabilitiesCall(request: HttpClient): FindCapabilities {
  return async (signal) => {
    try {
      const answer = await load(request, [accountApiRoutes.capabilities], { signal })
      return v.parse(capabilitiesResponse, answer).capabilities
    } catch {
      return DEFAULT_CAPABILITIES
    }
  }
}

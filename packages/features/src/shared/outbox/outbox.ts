import { callPaths, demoAnswer } from '../../contract/index.ts'
import { loadOptional } from '../request/load-optional.ts'
import type { Request } from '../request/request.ts'

/** Finds the address where a server that keeps its mails shows them; null where it has none. Never rejects. */
export type FindOutbox = (signal: AbortSignal) => Promise<string | null>

/** The outbox over HTTP. A server that cannot be asked counts as one that has none. */
export function findOutboxCall(request: Request): FindOutbox {
  return async (signal) => (await loadOptional(request, callPaths.demo, demoAnswer, signal))?.outbox ?? null
}

import { apiRoutes } from '@summit/contract'
import { readResult } from '../../shared/form/refusal.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import type { ResendPort } from './verification.ts'

/** Requests another mail over HTTP. Any ok status is a success. */
export function resendCall(request: HttpClient): ResendPort {
  return async (body, signal) => readResult(await request({ path: apiRoutes.resend, body, signal }))
}

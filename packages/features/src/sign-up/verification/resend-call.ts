import { apiRoutes } from '@summit/contract'
import { readRefusal } from '../../shared/form/refusal.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import type { ResendPort } from './verification.ts'

/** Requests another mail over HTTP. Any ok status is a success. */
export function resendCall(request: HttpClient): ResendPort {
  return async (body, signal) => {
    const response = await request({ path: apiRoutes.resend, body, signal })
    if (response.ok) return { ok: true }
    return readRefusal(response)
  }
}

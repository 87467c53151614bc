import { apiRoutes } from '@summit/contract'
import type { HttpClient } from '../shared/request/request.ts'

/** Fire-and-forget sign-out, also while the page unloads (`keepalive`). Errors are ignored. */
export function signOutCall(request: HttpClient): () => void {
  return () => {
    request({ path: apiRoutes.logout, keepalive: true }).catch(() => {})
  }
}

import { apiRoutes } from '@summit/contract'
import type { HttpClient } from '../shared/request/request.ts'

/** Ends the server's session, also while the page is going. Nobody waits for it, and its failure changes nothing here. */
export function signOutCall(request: HttpClient): () => void {
  return () => {
    request({ path: apiRoutes.logout, keepalive: true }).catch(() => {})
  }
}

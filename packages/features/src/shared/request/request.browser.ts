import type { Clock } from '../clock/clock.ts'
import { REQUEST_TIMEOUT_MS, requestInit, type Request } from './request.ts'

/** Requests with the browser's `fetch`, aborted after `REQUEST_TIMEOUT_MS` or by the caller's signal. */
export function fetchRequest(clock: Clock): Request {
  return async (call) => {
    // AbortSignal.any would join the two reasons to stop, but Safari before 17.4 does not have it.
    const attempt = new AbortController()
    const stop = () => attempt.abort(call.signal?.reason)
    if (call.signal?.aborted) stop()
    call.signal?.addEventListener('abort', stop)
    const forget = clock.after(REQUEST_TIMEOUT_MS, () =>
      attempt.abort(new DOMException('Took too long', 'TimeoutError')),
    )
    try {
      const response = await fetch(call.path, { ...requestInit(call), signal: attempt.signal })
      const { ok, status, statusText } = response
      return { ok, status, statusText, text: await response.text() }
    } finally {
      forget()
      call.signal?.removeEventListener('abort', stop)
    }
  }
}

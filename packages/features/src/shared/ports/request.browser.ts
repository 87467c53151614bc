import type { Clock } from './clock.ts'
import { REQUEST_TIMEOUT_MS, requestInit, type HttpClient } from './request.ts'

/** Requests with the browser's `fetch`, aborted after `REQUEST_TIMEOUT_MS` or by the caller's signal. */
export function fetchRequest(clock: Clock): HttpClient {
  return async (request) => {
    // Not AbortSignal.any: Safari supports it since 17.4 only.
    const controller = new AbortController()
    const abort = () => controller.abort(request.signal?.reason)
    if (request.signal?.aborted) abort()
    request.signal?.addEventListener('abort', abort)
    const clearTimer = clock.after(REQUEST_TIMEOUT_MS, () =>
      controller.abort(new DOMException('Took too long', 'TimeoutError')),
    )
    try {
      const response = await fetch(request.path, { ...requestInit(request), signal: controller.signal })
      const { ok, status, statusText, headers } = response
      return { ok, status, statusText, headers, text: await response.text() }
    } finally {
      clearTimer()
      request.signal?.removeEventListener('abort', abort)
    }
  }
}

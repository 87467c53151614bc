import type { Clock } from '../ports/clock.ts'
import { REQUEST_TIMEOUT_MS } from '../ports/request.ts'

/**
 * `fetch` for the authentication client, which has no timeout: requests are aborted after `REQUEST_TIMEOUT_MS`, bodies
 * included. It never rejects, because the client would log the error: a failed request resolves with status 503.
 */
export function authFetch(clock: Pick<Clock, 'after'>): typeof fetch {
  return async (input, init) => {
    const attempt = new AbortController()
    const forget = clock.after(REQUEST_TIMEOUT_MS, () => attempt.abort())
    try {
      const { text, ...rest } = await readWhole(input, { ...init, signal: attempt.signal })
      // `Response` throws on any body, even an empty one, with a status that allows none.
      return new Response(text || null, rest)
    } catch {
      return new Response(null, { status: 503 })
    } finally {
      forget()
    }
  }
}

async function readWhole(...request: Parameters<typeof fetch>) {
  const response = await fetch(...request)
  const { status, statusText, headers } = response
  return { status, statusText, headers, text: await response.text() }
}

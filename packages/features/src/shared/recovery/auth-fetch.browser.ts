import type { Clock } from '../clock/clock.ts'
import { REQUEST_TIMEOUT_MS } from '../request/request.ts'

/**
 * Fetch for a client that waits for ever by itself: whatever has not come whole after `REQUEST_TIMEOUT_MS` is given up.
 * It never rejects, since the client would print that: a network that is not there is a service that is not there.
 */
export function authFetch(clock: Pick<Clock, 'after'>): typeof fetch {
  return async (input, init) => {
    const attempt = new AbortController()
    const forget = clock.after(REQUEST_TIMEOUT_MS, () => attempt.abort())
    try {
      const { text, ...rest } = await readWhole(input, { ...init, signal: attempt.signal })
      // A Response refuses a body, even an empty one, where the status allows none.
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

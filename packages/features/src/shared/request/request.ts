/** A request, as features make it. */
export interface Call {
  /** @default 'POST' */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Sent as JSON; a call without one has no body and no content type (CALLS-22). */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Lets the request continue after the page is gone. @default false */
  keepalive?: boolean
}

/** A complete response, with its body as text. */
export interface Answer {
  ok: boolean
  status: number
  statusText: string
  text: string
}

/** Sends a call and resolves with the answer, whatever its status. Rejects when no complete answer came in time. */
export type Request = (call: Call) => Promise<Answer>

/** The timeout of a request, its response's body included, in ms. */
export const REQUEST_TIMEOUT_MS = 15_000

/**
 * The error of an answer that is not ok (CALLS-23). Its message is `{status}: {body}`, or the status text where there
 * is no body.
 */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number

  constructor(answer: Answer) {
    super(`${answer.status}: ${answer.text || answer.statusText}`)
    this.status = answer.status
  }
}

/**
 * The options for `fetch`: with cookies, and with JSON and its content type only where there is a body (CALLS-20,
 * CALLS-22).
 */
export function requestInit({ method = 'POST', body, headers, keepalive }: Call): RequestInit {
  const hasBody = body !== undefined
  return {
    method,
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
  }
}

/** Sends a call, and throws a {@link RequestError} unless the answer is ok (CALLS-23). */
export async function send(request: Request, call: Call): Promise<Answer> {
  const answer = await request(call)
  if (!answer.ok) throw new RequestError(answer)
  return answer
}

/** How a load treats a 401: it throws, or resolves with null. */
export type On401 = 'raise' | 'empty'

/**
 * Loads data: GET to the key's parts joined with slashes, read as JSON (CALLS-18…21). A 401 is an error like any other,
 * or null where the caller asks for that (CALLS-26, CALLS-27).
 */
export async function load(
  request: Request,
  key: readonly unknown[],
  { on401 = 'raise', signal }: { on401?: On401 | undefined; signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const answer = await request({ method: 'GET', path: key.join('/'), signal })
  if (answer.status === 401 && on401 === 'empty') return null
  if (!answer.ok) throw new RequestError(answer)
  return JSON.parse(answer.text) as unknown
}

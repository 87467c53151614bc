/** An HTTP request of a feature. */
export interface HttpRequest {
  /** @default 'POST' */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Sent as JSON; without one, the request has no body and no content type. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Keeps the request alive when the page unloads. @default false */
  keepalive?: boolean
}

/** A complete response, with its body as text. */
export interface HttpResponse {
  ok: boolean
  status: number
  statusText: string
  text: string
  /** Its headers, of which `Retry-After` is read. */
  headers?: Pick<Headers, 'get'> | undefined
}

/** Sends a request and resolves with the response, whatever its status. Rejects on network errors and timeouts. */
export type HttpClient = (request: HttpRequest) => Promise<HttpResponse>

/** The timeout of a request, its response's body included, in ms. */
export const REQUEST_TIMEOUT_MS = 15_000

/**
 * The error of a response that is not ok. Its message is `{status}: {body}`, or the status text where there
 * is no body.
 */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number

  constructor(response: HttpResponse) {
    super(`${response.status}: ${response.text || response.statusText}`)
    this.status = response.status
  }
}

/** The options for `fetch`: with cookies, and with JSON and its content type only where there is a body. */
export function requestInit({ method = 'POST', body, headers, keepalive }: HttpRequest): RequestInit {
  const hasBody = body !== undefined
  return {
    method,
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
  }
}

/** Sends a request, and throws a {@link RequestError} unless the response is ok. */
export async function send(client: HttpClient, request: HttpRequest): Promise<HttpResponse> {
  const response = await client(request)
  if (!response.ok) throw new RequestError(response)
  return response
}

/** How a load treats a 401: it throws, or resolves with null. */
export type On401 = 'raise' | 'empty'

/**
 * Loads data: GET to the key's parts joined with slashes, read as JSON. A 401 is an error like any other,
 * or null with `empty`.
 */
export async function load(
  client: HttpClient,
  key: readonly unknown[],
  { on401 = 'raise', signal }: { on401?: On401 | undefined; signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const response = await client({ method: 'GET', path: key.join('/'), signal })
  if (response.status === 401 && on401 === 'empty') return null
  if (!response.ok) throw new RequestError(response)
  return JSON.parse(response.text) as unknown
}

import * as v from 'valibot'
import { HttpError } from '../../http/http-error.ts'

/** Timeout of requests to Supabase, in ms. */
const TIMEOUT_MS = 10_000

/** Maximum size of a response, in bytes. */
const RESPONSE_MAX = 256 * 1024

/** Configuration of the Supabase back end. */
export interface SupabaseConfig {
  kind: 'supabase'
  /** Base URL of its API, without a trailing slash: `https://….supabase.co/auth/v1`. */
  url: string
  anonKey: string
  /** Opens every account: only for deleting them and changing names and addresses. Without it none is done. */
  serviceKey?: string | undefined
  /** Minimum duration of sign-in. Supabase responds sooner for unknown addresses, for which it hashes no password. */
  signInMinMs: number
}

/** A response of Supabase, with its body as text. */
export interface SupabaseResponse {
  status: number
  headers: Headers
  text: string
}

/**
 * Sends a request to Supabase Auth. `path` must not contain user input. Throws an {@link HttpError} on network errors,
 * redirects, timeouts and responses over the size limit.
 */
export async function fetchSupabase(
  { url, anonKey }: Pick<SupabaseConfig, 'url' | 'anonKey'>,
  path: string,
  {
    body,
    ...init
  }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: string | undefined; headers?: Record<string, string> },
): Promise<SupabaseResponse> {
  // The key comes last, so that callers cannot override it.
  const headers = { 'Content-Type': 'application/json;charset=UTF-8', ...init.headers, apikey: anonKey }
  try {
    const response = await fetch(url + path, {
      ...init,
      body: body ?? null,
      headers,
      // A redirect could send the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, headers: response.headers, text: await readLimited(response) }
  } catch (cause) {
    throw unavailable(cause)
  }
}

/** The error for a missing or unusable response. */
export function unavailable(cause?: unknown): HttpError {
  return new HttpError(502, 'The sign-in service cannot be reached right now. Please try again in a moment.', {
    headers: { 'Retry-After': '5' },
    cause,
  })
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > RESPONSE_MAX) throw new Error('The answer is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses a response body. A body that does not match the schema counts as an unreachable service. */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  { text }: SupabaseResponse,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw unavailable(cause)
  }
}

/** The error for a response that means nothing here. Visitors learn no more than that it failed; the log has what it is. */
export function unexpected(response: SupabaseResponse): HttpError {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), errorBody), response.text)
  const code = body.success ? (body.output.error_code ?? body.output.code) : undefined
  return unavailable(new Error(`Supabase Auth has answered with status ${response.status}${code ? `, ${code}` : ''}.`))
}

const errorBody = v.object({ code: v.fallback(v.optional(v.string()), undefined), error_code: v.optional(v.string()) })

/** Supabase's error code, which older versions call `error_code`. */
export function errorCode(response: SupabaseResponse): string | undefined {
  const { code, error_code: legacy } = parseResponse(errorBody, response)
  return legacy ?? code
}

/** Whether a response is neither a success nor a client error: Supabase fails, redirects or limits our requests. */
export function isServiceFailure({ status }: SupabaseResponse): boolean {
  return status >= 500 || status === 429 || (status >= 300 && status < 400)
}

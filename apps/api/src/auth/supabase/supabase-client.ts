import * as v from 'valibot'
import type { SupabaseConfig } from '../../config.ts'
import { CallError } from '../../http/http-error.ts'

/** How long Supabase may take, in milliseconds. */
const TIMEOUT_MS = 10_000

/** The largest answer that is read, in bytes. */
const ANSWER_MAX = 256 * 1024

/** What Supabase answered: its status, its headers, and its body as text. */
export interface SupabaseReply {
  status: number
  headers: Headers
  text: string
}

/** Sends a request to a Supabase Auth. Never build `path` from what a visitor sends. Throws a {@link CallError} when there is no answer. */
export async function askSupabase(
  { url, anonKey }: SupabaseConfig,
  path: string,
  { body, ...init }: { method: 'GET' | 'POST' | 'PUT'; body?: string | undefined; headers?: Record<string, string> },
): Promise<SupabaseReply> {
  // Last, so that no caller can put another key in its place.
  const headers = { 'Content-Type': 'application/json;charset=UTF-8', ...init.headers, apikey: anonKey }
  try {
    const response = await fetch(url + path, {
      ...init,
      body: body ?? null,
      headers,
      // A redirect could lead anywhere, with the token.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, headers: response.headers, text: await readCapped(response) }
  } catch (cause) {
    throw unavailable(cause)
  }
}

/** The error for an answer that did not come or cannot be used. */
export function unavailable(cause?: unknown): CallError {
  const error = new CallError(502, 'The sign-in service cannot be reached right now. Please try again in a moment.', {
    'Retry-After': '5',
  })
  error.cause = cause
  return error
}

async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_MAX) throw new Error('The answer is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** A reply's body in a certain shape. A server that answers otherwise is no Supabase Auth, and counts as unreachable. */
export function readReply<Schema extends v.GenericSchema>(
  schema: Schema,
  { text }: SupabaseReply,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw unavailable(cause)
  }
}

const fault = v.object({ code: v.fallback(v.optional(v.string()), undefined), error_code: v.optional(v.string()) })

/** Supabase's word for what went wrong, under its present name or the one before. */
export function faultCode(reply: SupabaseReply): string | undefined {
  const { code, error_code: legacy } = readReply(fault, reply)
  return legacy ?? code
}

/** Whether a reply is neither a success nor the caller's fault: Supabase fails, or limits how often we ask. */
export function isOutOfOrder({ status }: SupabaseReply): boolean {
  return status >= 500 || status === 429 || (status >= 300 && status < 400)
}

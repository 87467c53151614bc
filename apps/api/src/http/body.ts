import type { ErrorCode } from '@summit/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import { HttpError } from './http-error.ts'

/** The body is not valid JSON. */
export class InvalidJsonError extends HttpError {
  constructor() {
    super(400, 'The request is not valid JSON.')
  }
}

/** Maximum size of a request body, in bytes. */
export const BODY_MAX = 16 * 1024

/**
 * Reads and validates a JSON body. Throws an {@link HttpError} with `message`, which may depend on the path of the first
 * invalid field, and with `code`, or else `invalid_fields`.
 */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  message: string | ((field: string | null) => string),
  code?: ErrorCode,
): Promise<v.InferOutput<Schema>> {
  if (!isOfType(context, 'application/json')) throw new HttpError(415, 'Please send JSON (application/json).')
  const result = v.safeParse(schema, parseJson(await readText(context.req.raw)))
  if (result.success) return result.output
  const text = typeof message === 'string' ? message : message(v.getDotPath(result.issues[0]))
  throw new HttpError(400, text, { code })
}

/** Reads a URL-encoded form. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  const type = 'application/x-www-form-urlencoded'
  if (!isOfType(context, type)) throw new HttpError(415, `Please send a form (${type}).`)
  return new URLSearchParams(await readText(context.req.raw))
}

function isOfType(context: Context, type: string): boolean {
  const [sent = ''] = (context.req.header('Content-Type') ?? '').split(';')
  return sent.trim().toLowerCase() === type
}

/**
 * Reads a body as text. Throws 415 if it is compressed, 413 once it exceeds {@link BODY_MAX}, whatever its `Content-Length`,
 * and 408 on timeout.
 */
export async function readText(request: Request): Promise<string> {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw new HttpError(415, 'Please send the body uncompressed.')
  const tooLarge = new HttpError(413, 'The request is too large.')
  if (Number(request.headers.get('Content-Length')) > BODY_MAX) throw tooLarge
  const body: ReadableStream<Uint8Array> | null = request.body
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new HttpError(408, 'The request did not arrive in time.')
    })
    if (!chunk || chunk.done) return text + decoder.decode()
    size += chunk.value.byteLength
    if (size > BODY_MAX) throw tooLarge
    text += decoder.decode(chunk.value, { stream: true })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidJsonError()
  }
}

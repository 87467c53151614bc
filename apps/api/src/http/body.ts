import type { Context } from 'hono'
import * as v from 'valibot'
import { CallError } from './http-error.ts'

/** A body that should be JSON and is none. */
export class NotJson extends CallError {
  constructor() {
    super(400, 'The request is not valid JSON.')
  }
}

/** The largest body a call may have, in bytes. */
export const BODY_MAX = 16 * 1024

/**
 * The call's body in the shape of its contract; anything else ends the call. `message` tells the caller what is expected,
 * for the first field that is wrong if it is a function.
 */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  message: string | ((field: string | null) => string),
): Promise<v.InferOutput<Schema>> {
  if (!isOfType(context, 'application/json')) throw new CallError(415, 'Please send JSON (application/json).')
  const read = v.safeParse(schema, parseJson(await readText(context.req.raw)))
  if (read.success) return read.output
  throw new CallError(400, typeof message === 'string' ? message : message(v.getDotPath(read.issues[0])))
}

/** The fields of a plain form that a page of ours sent without a script. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  const type = 'application/x-www-form-urlencoded'
  if (!isOfType(context, type)) throw new CallError(415, `Please send a form (${type}).`)
  return new URLSearchParams(await readText(context.req.raw))
}

function isOfType(context: Context, type: string): boolean {
  const [sent = ''] = (context.req.header('Content-Type') ?? '').split(';')
  return sent.trim().toLowerCase() === type
}

/** A request's body. Stops reading as soon as there is too much, whatever length was announced or not. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new CallError(413, 'The request is too large.')
  if (Number(request.headers.get('Content-Length')) > BODY_MAX) throw tooLarge
  const body: ReadableStream<Uint8Array> | null = request.body
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new CallError(408, 'The request did not arrive in time.')
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
    throw new NotJson()
  }
}

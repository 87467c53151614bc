import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { CallError } from './call-error.ts'

/** The largest body a call may have, in bytes. */
export const BODY_MAX = 16 * 1024

/** Stops reading a body that grows beyond {@link BODY_MAX}, whatever length it announced. */
export function limitBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: BODY_MAX,
    onError: () => {
      throw new CallError(413, 'The request is too large.')
    },
  })
}

/** The call's body in the shape of its contract; anything else ends the call. `wish` says what would have been right. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  wish: string,
): Promise<v.InferOutput<Schema>> {
  const type = context.req.header('Content-Type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new CallError(415, 'Please send JSON (application/json).')
  const read = v.safeParse(schema, parseJson(await readText(context)))
  if (!read.success) throw new CallError(400, wish)
  return read.output
}

async function readText(context: Context): Promise<string> {
  try {
    return await context.req.text()
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError(408, 'The request did not arrive in time.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError(400, 'The request is not valid JSON.')
  }
}

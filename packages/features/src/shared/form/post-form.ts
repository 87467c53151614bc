import * as v from 'valibot'
import type { HttpClient } from '../ports/request.ts'
import { toRefusal } from './refusal.ts'
import type { Failure } from './submission.ts'

/** A form to post. */
export interface FormCall<Body extends object, Name extends keyof Body & string, Answer> {
  path: string
  body: Body
  /** The fields that the visitor enters. */
  fields: readonly Name[]
  /** The contract's schema of each field, by which a field is refused: no response names it. */
  schema: { entries: Record<Name, v.GenericSchema> }
  /** The contract's schema of the response. */
  response: v.GenericSchema<unknown, Answer>
  /** Whether `success` decides alone. @default false */
  anyStatus?: boolean
  signal: AbortSignal
}

/** Posts a form as JSON. Success takes an ok status and `success: true`; an unreadable response rejects. */
export async function postForm<
  Body extends object,
  Name extends keyof Body & string,
  Answer extends { success: boolean; message?: string | undefined; code?: string | undefined },
>(
  request: HttpClient,
  { path, body, fields, schema, response, anyStatus = false, signal }: FormCall<Body, Name, Answer>,
): Promise<{ ok: true; answer: Answer } | Failure> {
  const received = await request({ path, body, signal })
  const answer = v.parse(response, JSON.parse(received.text))
  if (answer.success && (anyStatus || received.ok)) return { ok: true, answer }
  const field = fields.find((name) => !v.is(schema.entries[name], body[name]))
  return toRefusal(received, answer, field)
}

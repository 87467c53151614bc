import { messageResponse } from '@summit/contract'
import * as v from 'valibot'
import type { HttpResponse } from '../ports/request.ts'
import { serverMessage } from './server-message.ts'
import type { Refusal } from './submission.ts'

/** The refusal in a response, whose body was parsed to `answer`. */
export function toRefusal(
  { headers }: HttpResponse,
  { message, code }: { message?: string | undefined; code?: string | undefined },
  field?: string,
): Refusal {
  // A date, or no header, is no number of seconds.
  const seconds = Number(headers?.get('Retry-After'))
  const retryAfter = seconds > 0 && seconds < Infinity ? seconds : undefined
  return { ok: false, reason: 'refused', message: serverMessage(message), code, retryAfter, field }
}

/** The refusal in a response whose body may be anything. */
export function readRefusal(response: HttpResponse): Refusal {
  try {
    return toRefusal(response, v.parse(messageResponse, JSON.parse(response.text)))
  } catch {
    return toRefusal(response, {})
  }
}

/**
 * The result of a call, whose status decides, with the JSON of a success: `{}` without a body. Throws where that is no JSON:
 * what answered is no API, but a proxy or a captive portal.
 */
export function readResult(response: HttpResponse): { ok: true; answer: unknown } | Refusal {
  return response.ok ? { ok: true, answer: JSON.parse(response.text || '{}') } : readRefusal(response)
}

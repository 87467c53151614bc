import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { CallError } from '../../http/http-error.ts'
import { reportedError } from '../../http/errors.ts'
import { NotJson } from '../../http/body.ts'

/** The revision of Supabase Auth's wire format that is spoken here. Its client reads `code` only beside this header. */
const API_VERSION = '2024-01-01'

/** What a fault may have besides its message. */
interface FaultOptions {
  headers?: Record<string, string>
  /** More fields of the envelope. */
  details?: object
}

/** An error of the authentication service. `code` is Supabase's word for it, which clients act upon. */
export class AuthFault extends CallError {
  readonly code: string
  readonly details: object

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { headers, details = {} }: FaultOptions = {},
  ) {
    super(status, message, headers)
    this.code = code
    this.details = details
  }
}

/** The codes of errors that do not name their own. */
const codes: Partial<Record<number, string>> = {
  400: 'validation_failed',
  413: 'request_entity_too_large',
  429: 'over_request_rate_limit',
  408: 'request_timeout',
}

/** The fault of an address at which the service has no call. */
export function unknownAddress(): AuthFault {
  return new AuthFault(404, 'not_found', 'There is nothing at this address.')
}

/** The fault of a link from a mail that opens nothing. */
export function expiredLink(): AuthFault {
  return new AuthFault(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** Turns whatever a call of the service threw into Supabase's envelope. */
export function answerAuthFaults(log: Logger) {
  return (thrown: Error, context: Context): Response => {
    const error = reportedError(log, thrown, context)
    const code = codeOf(error)
    const details = error instanceof AuthFault ? error.details : {}
    return context.json({ code, message: error.message, ...details }, error.status, {
      'Cache-Control': 'no-store',
      'X-Supabase-Api-Version': API_VERSION,
      'X-Sb-Error-Code': code,
      ...error.headers,
    })
  }
}

function codeOf(error: CallError): string {
  if (error instanceof AuthFault) return error.code
  return error instanceof NotJson ? 'bad_json' : (codes[error.status] ?? 'unexpected_failure')
}

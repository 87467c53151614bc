/** A successful result. Features add data. */
export interface Success {
  ok: true
}

/** A rejection by the server. */
export interface Refusal {
  ok: false
  reason: 'refused'
  /** The server's message, in its language. */
  message?: string | undefined
  /** The reason as the server names it, such as `rate_limited`. */
  code?: string | undefined
  /** The time to wait before another attempt, in s. */
  retryAfter?: number | undefined
  /** Name of the rejected field, if known. */
  field?: string | undefined
}

/** A failure: rejected by the server, or no readable response. */
export type Failure = Refusal | { ok: false; reason: 'unreachable' }

/** Texts for a server's error codes, which replace its messages. `retryAfter` is the time to wait, in s. */
export type CodeTexts = Readonly<Record<string, (retryAfter?: number) => string>>

/** The texts of a feature for failures. */
export interface FailureMessages {
  /** For a refusal without a message. */
  refused: string
  unreachable: string
  codes?: CodeTexts | undefined
}

/** The text for a failure: that for the server's code, the server's message, or the feature's text. */
export function failureText(failure: Failure, { refused, unreachable, codes }: FailureMessages): string {
  if (failure.reason === 'unreachable') return unreachable
  const { code = '', retryAfter, message } = failure
  const text = codes && Object.hasOwn(codes, code) ? codes[code]?.(retryAfter) : undefined
  return text ?? message ?? refused
}

/** Whether the server has refused because of too many attempts. */
export function isRateLimited(failure: { code?: string | undefined } | Failure): boolean {
  return 'code' in failure && failure.code === 'rate_limited'
}

/** The time to wait before another attempt after a failure, in ms; 0 if the server says none. */
export function getWaitMs(failure: Failure): number {
  return failure.reason === 'refused' ? (failure.retryAfter ?? 0) * 1000 : 0
}

/** The port that sends a form. A rejection counts as `unreachable`. */
export type Port<Values, Outcome extends Success = Success> = (
  values: Values,
  signal: AbortSignal,
) => Promise<Outcome | Failure>

/** The submission of a form. The values are not part of it, so that no password is kept. */
export type Submission<Outcome extends Success = Success> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done'; outcome: Outcome }
  | { status: 'failed'; failure: Failure }

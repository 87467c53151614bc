/** A successful result. Features add data. */
export interface Success {
  ok: true
}

/** A failure: rejected by the server, perhaps with a message, or no readable response. */
export type Failure =
  | {
      ok: false
      reason: 'refused'
      message?: string | undefined
      /** Name of the rejected field, if known. */
      field?: string | undefined
    }
  | { ok: false; reason: 'unreachable' }

/** The text for a failure: the server's message where there is one, else the feature's text. */
export function failureText(failure: Failure, messages: { refused: string; unreachable: string }): string {
  return failure.reason === 'refused' ? (failure.message ?? messages.refused) : messages.unreachable
}

/** The port that sends a form. It resolves with a failure rather than reject. */
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

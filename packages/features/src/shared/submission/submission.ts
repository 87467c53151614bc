/** A successful answer. Features add what comes with it. */
export interface Success {
  ok: true
}

/** A failure: the server refused, perhaps with a message, or there was no answer that could be read. */
export type Failure =
  | {
      ok: false
      reason: 'refused'
      message?: string | undefined
      /** The name of the field whose value was refused, where that is known. */
      field?: string | undefined
    }
  | { ok: false; reason: 'unreachable' }

/** The text for a failure: the server's message where there is one, else the feature's text. */
export function failureText(failure: Failure, words: { refused: string; unreachable: string }): string {
  return failure.reason === 'refused' ? (failure.message ?? words.refused) : words.unreachable
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

/** A successful answer. Features add what comes with it. */
export interface Success {
  ok: true
}

/** A failure: the server refused, perhaps with a message, or there was no answer that could be read. */
export type Failure = { ok: false; reason: 'refused'; message?: string } | { ok: false; reason: 'unreachable' }

/** The text for a failure: the server's message where there is one, else the feature's text. */
export function failureText(failure: Failure, words: { refused: string; unreachable: string }): string {
  return failure.reason === 'refused' ? (failure.message ?? words.refused) : words.unreachable
}

/** The port that sends a form. It resolves with a failure rather than reject. */
export type Port<Values, Outcome extends Success = Success> = (
  values: Values,
  signal: AbortSignal,
) => Promise<Outcome | Failure>

/** The submission of a form. Its `values` are kept during the request only, so that no password is kept for longer. */
export type Submission<Values, Outcome extends Success = Success> =
  | { status: 'idle' }
  | { status: 'pending'; values: Values }
  | { status: 'done'; outcome: Outcome }
  | { status: 'failed'; failure: Failure }

/** What can happen to a submission. */
export type SubmissionEvent<Values, Outcome extends Success = Success> =
  { type: 'submitted'; values: Values } | { type: 'settled'; answer: Outcome | Failure } | { type: 'withdrawn' }

/** The state machine. An event that a state does not expect returns the same state. */
export function transition<Values, Outcome extends Success>(
  state: Submission<Values, Outcome>,
  event: SubmissionEvent<Values, Outcome>,
): Submission<Values, Outcome> {
  switch (event.type) {
    case 'submitted':
      return state.status === 'pending' ? state : { status: 'pending', values: event.values }
    case 'settled':
      if (state.status !== 'pending') return state
      return event.answer.ok ? { status: 'done', outcome: event.answer } : { status: 'failed', failure: event.answer }
    case 'withdrawn':
      return state.status === 'pending' ? { status: 'idle' } : state
    default:
      return event satisfies never
  }
}

/** An answer that grants what was asked. Features add what comes with it. */
export interface Success {
  ok: true
}

/** An answer that does not: the server said no, perhaps in its own words, or nothing that could be read came back. */
export type Failure = { ok: false; reason: 'refused'; message?: string } | { ok: false; reason: 'unreachable' }

/** What is said of a failure: a refusal's own words where it has any, else the feature's. */
export function failureText(failure: Failure, words: { refused: string; unreachable: string }): string {
  return failure.reason === 'refused' ? (failure.message ?? words.refused) : words.unreachable
}

/** What a form asks of the outside world. It answers in words and never rejects on purpose. */
export type Port<Values, Outcome extends Success = Success> = (
  values: Values,
  signal: AbortSignal,
) => Promise<Outcome | Failure>

/** A form on its way. `values` live exactly as long as the request: a password is forgotten with its answer. */
export type Submission<Values, Outcome extends Success = Success> =
  | { status: 'idle' }
  | { status: 'pending'; values: Values }
  | { status: 'done'; outcome: Outcome }
  | { status: 'failed'; failure: Failure }

/** All that can happen to a form on its way. */
export type SubmissionEvent<Values, Outcome extends Success = Success> =
  { type: 'submitted'; values: Values } | { type: 'settled'; answer: Outcome | Failure } | { type: 'withdrawn' }

/** The whole rulebook. An event that makes no sense in a state leaves that very state untouched. */
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

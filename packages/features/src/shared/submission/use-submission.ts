'use client'

import { useEffect, useEffectEvent, useReducer } from 'react'
import { transition, type Failure, type Port, type Submission, type Success } from './submission.ts'

/** A form's state, and the two things one can do to it. */
export interface SubmissionHandle<Values, Outcome extends Success = Success> {
  state: Submission<Values, Outcome>
  /** Sends the values; does nothing while others are on their way. */
  submit: (values: Values) => void
  /** Takes back what is on its way; its answer will not be heard. */
  withdraw: () => void
}

/**
 * Sends one form. Leaving `pending` by any road aborts the request, so a late answer never speaks for a newer attempt;
 * `onAnswer` hears each answer once. A port that rejects counts as unreachable.
 */
export function useSubmission<Values, Outcome extends Success = Success>(
  port: Port<Values, Outcome>,
  onAnswer?: (answer: Outcome | Failure) => void,
): SubmissionHandle<Values, Outcome> {
  const [state, send] = useReducer(transition<Values, Outcome>, { status: 'idle' })
  const ask = useEffectEvent(port)
  const settle = useEffectEvent((answer: Outcome | Failure) => {
    send({ type: 'settled', answer })
    onAnswer?.(answer)
  })

  useEffect(() => {
    if (state.status !== 'pending') return
    const attempt = new AbortController()
    const hear = (answer: Outcome | Failure) => {
      if (!attempt.signal.aborted) settle(answer)
    }
    ask(state.values, attempt.signal).then(hear, () => hear({ ok: false, reason: 'unreachable' }))
    return () => attempt.abort()
  }, [state])

  return {
    state,
    submit: (values) => send({ type: 'submitted', values }),
    withdraw: () => send({ type: 'withdrawn' }),
  }
}

'use client'

import { useEffect, useEffectEvent, useReducer } from 'react'
import { ask } from '../answer/ask.ts'
import { transition, type Failure, type Port, type Submission, type Success } from './submission.ts'

/** A submission, as the hooks of forms take it. */
export interface SubmissionHandle<Values, Outcome extends Success = Success> {
  state: Submission<Values, Outcome>
  /** Sends the values; does nothing during another request. */
  submit: (values: Values) => void
  /** Aborts the request that is under way, and drops its answer. */
  withdraw: () => void
}

/**
 * Sends one form. However `pending` ends, its request is aborted, so that a late answer is never taken for that of a
 * newer attempt. `onAnswer` is called once with each answer. A port that rejects counts as unreachable.
 */
export function useSubmission<Values, Outcome extends Success = Success>(
  port: Port<Values, Outcome>,
  onAnswer?: (answer: Outcome | Failure) => void,
): SubmissionHandle<Values, Outcome> {
  const [state, send] = useReducer(transition<Values, Outcome>, { status: 'idle' })
  const request = useEffectEvent(port)
  const settle = useEffectEvent((answer: Outcome | Failure) => {
    send({ type: 'settled', answer })
    onAnswer?.(answer)
  })

  useEffect(() => {
    if (state.status !== 'pending') return
    const { values } = state
    return ask<Outcome | Failure>(
      (signal) => request(values, signal).catch(() => ({ ok: false, reason: 'unreachable' })),
      (answer) => settle(answer),
    )
  }, [state])

  return {
    state,
    submit: (values) => send({ type: 'submitted', values }),
    withdraw: () => send({ type: 'withdrawn' }),
  }
}

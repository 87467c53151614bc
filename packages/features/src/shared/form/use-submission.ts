'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { abortable } from '../ports/abortable.ts'
import type { Failure, Port, Submission, Success } from './submission.ts'
import { useStableHandle } from '../ports/use-stable-handle.ts'

/** The return value of {@link useSubmission}. */
export interface SubmissionHandle<Values, Outcome extends Success = Success> {
  state: Submission<Outcome>
  /** Sends the values; does nothing during another request. */
  submit: (values: Values) => void
  /** Aborts the pending request and drops its result. */
  cancel: () => void
  /** Aborts the pending request, and discards the last result. */
  reset: () => void
}

/**
 * Sends one form, in the event that submits it and never in an effect: a screen that is hidden and shown again, or
 * mounted twice by Strict Mode, sends nothing again. Hiding or leaving it aborts the request, so that a late result is
 * never attributed to a newer attempt. `onResult` is called once per result. A port that rejects, or
 * resolves with no result, counts as unreachable.
 */
export function useSubmission<Values, Outcome extends Success = Success>(
  port: Port<Values, Outcome>,
  onResult?: (result: Outcome | Failure) => void,
): SubmissionHandle<Values, Outcome> {
  const [state, setState] = useState<Submission<Outcome>>({ status: 'idle' })
  const abort = useRef<(() => void) | null>(null)
  const latest = useRef(onResult)
  useLayoutEffect(() => {
    latest.current = onResult
  })

  const reset = () => {
    abort.current?.()
    abort.current = null
    setState({ status: 'idle' })
  }
  const cancel = () => {
    if (abort.current) reset()
  }
  const leave = useEffectEvent(cancel)
  useEffect(() => () => leave(), [])

  return useStableHandle({
    state,
    submit: (values) => {
      if (abort.current) return
      setState({ status: 'pending' })
      abort.current = abortable<Outcome | Failure>(
        async (signal) => {
          const result = await port(values, signal)
          return 'ok' in result ? result : unreachable
        },
        unreachable,
        (result) => {
          abort.current = null
          setState(result.ok ? { status: 'done', outcome: result } : { status: 'failed', failure: result })
          latest.current?.(result)
        },
      )
    },
    cancel,
    reset,
  })
}

const unreachable = { ok: false, reason: 'unreachable' } as const

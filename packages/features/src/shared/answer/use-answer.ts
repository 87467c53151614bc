'use client'

import { useEffect, useEffectEvent } from 'react'
import { ask } from './ask.ts'

/**
 * Asks a question as soon as `isAsking`, and hands its answer to `onAnswer`. Where the screen goes away before, or
 * `isAsking` ends, the question's signal is aborted and a late answer is dropped.
 */
export function useAnswer<Answer>(
  question: (signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  isAsking = true,
): void {
  const put = useEffectEvent(question)
  const hear = useEffectEvent(onAnswer)
  useEffect(() => {
    if (!isAsking) return
    return ask(
      (signal) => put(signal),
      (answer) => hear(answer),
    )
  }, [isAsking])
}

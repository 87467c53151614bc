/**
 * Asks a question and hands its answer to `onAnswer`, unless the function that this one returns is called before. That
 * function also aborts the question's signal.
 */
export function ask<Answer>(
  question: (signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): () => void {
  const attempt = new AbortController()
  void question(attempt.signal).then((answer) => {
    if (!attempt.signal.aborted) onAnswer(answer)
  })
  return () => attempt.abort()
}

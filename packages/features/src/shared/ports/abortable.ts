/**
 * Starts a request and passes its result to `onResult`. Returns a function that aborts the signal and drops the result.
 * `request` must not reject.
 */
export function abortable<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  onResult: (result: Result) => void,
): () => void {
  const controller = new AbortController()
  void request(controller.signal).then((result) => {
    if (!controller.signal.aborted) onResult(result)
  })
  return () => controller.abort()
}

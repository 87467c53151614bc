import { resultOr } from './result-or.ts'

/**
 * Starts a request and passes its result to `onResult`, or `otherwise` if it rejects or throws. Returns a function that
 * aborts the signal and drops the result.
 */
export function abortable<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  otherwise: Result,
  onResult: (result: Result) => void,
): () => void {
  const controller = new AbortController()
  void resultOr(() => request(controller.signal), otherwise).then((result) => {
    if (!controller.signal.aborted) onResult(result)
  })
  return () => controller.abort()
}

'use client'

import { useEffect, useEffectEvent } from 'react'
import { abortable } from './abortable.ts'

/**
 * Starts a request on mount and whenever `trigger` changes, unless it is false or 0, and passes its result to `onResult`,
 * or `otherwise` if it fails. Unmounting or another `trigger` aborts the signal and drops the result.
 */
export function useAsyncEffect<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  otherwise: Result,
  onResult: (result: Result) => void,
  trigger: boolean | number = true,
): void {
  const finish = useEffectEvent(onResult)
  const start = useEffectEvent(() => abortable(request, otherwise, (result) => finish(result)))
  useEffect(() => (trigger ? start() : undefined), [trigger])
}

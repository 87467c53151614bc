'use client'

import { useEffect, useEffectEvent } from 'react'
import { abortable } from './abortable.ts'

/**
 * Starts a request on mount, or as soon as `isEnabled`, and passes its result to `onResult`, or `otherwise` if it fails.
 * Unmounting or disabling aborts the signal and drops the result.
 */
export function useAsyncEffect<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  otherwise: Result,
  onResult: (result: Result) => void,
  isEnabled = true,
): void {
  const finish = useEffectEvent(onResult)
  const start = useEffectEvent(() => abortable(request, otherwise, (result) => finish(result)))
  useEffect(() => (isEnabled ? start() : undefined), [isEnabled])
}

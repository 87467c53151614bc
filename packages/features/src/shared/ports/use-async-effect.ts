'use client'

import { useEffect, useEffectEvent } from 'react'
import { abortable } from './abortable.ts'

/**
 * Starts a request on mount, or as soon as `isEnabled`, and passes its result to `onResult`. Unmounting or disabling
 * aborts the signal and drops the result. `request` must not reject.
 */
export function useAsyncEffect<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  onResult: (result: Result) => void,
  isEnabled = true,
): void {
  const start = useEffectEvent(request)
  const finish = useEffectEvent(onResult)
  useEffect(() => {
    if (!isEnabled) return
    return abortable(
      (signal) => start(signal),
      (result) => finish(result),
    )
  }, [isEnabled])
}

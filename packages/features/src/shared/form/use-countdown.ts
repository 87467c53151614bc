'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Clock } from '../ports/clock.ts'
import { getFormError, type FormStatus } from './form-status.ts'
import { isRateLimited, type CodeTexts } from './submission.ts'

/** Return value of {@link useCountdown}. */
export interface Countdown {
  /** The remaining time in whole seconds, 0 at the end. */
  seconds: number
  /** Begins anew, with a time in ms. */
  start: (ms: number) => void
}

/** Counts down a time, `initialMs` (ms) at first. The clock is not read while rendering, as frameworks refuse that on a server. */
export function useCountdown(clock: Clock, initialMs = 0): Countdown {
  const [{ end, leftMs }, setWait] = useState<Wait>({ end: undefined, leftMs: initialMs })
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const isRunning = seconds > 0
  const tick = useEffectEvent(() => {
    const until = end ?? clock.now() + leftMs
    return clock.after(1000, () => {
      const byClock = until - clock.now()
      // The device's clock may be set back meanwhile.
      setWait({ end: until, leftMs: byClock > leftMs ? leftMs - 1000 : byClock })
    })
  })
  useEffect(() => (isRunning ? tick() : undefined), [isRunning, leftMs])
  return { seconds, start: (ms) => setWait({ end: clock.now() + ms, leftMs: ms }) }
}

interface Wait {
  /** By the clock, because browsers delay the timers of background tabs. Undefined until the first tick. */
  end: number | undefined
  leftMs: number
}

/** The messages of {@link getAttemptError}. */
export interface WaitMessages {
  /** With a time as `42 s` or `14:59`. */
  tooManyAttempts: (wait: string) => string
  codes: CodeTexts
}

/**
 * The error of a form that counts down the wait after too many attempts: the wait, in the host's words for the code or in
 * the feature's; else that of the form.
 */
export function getAttemptError(
  state: FormStatus,
  fieldErrors: object,
  waitSeconds: number,
  { codes, tooManyAttempts }: WaitMessages,
): string | undefined {
  if (waitSeconds > 0) return codes.rate_limited?.(waitSeconds) ?? tooManyAttempts(formatWait(waitSeconds))
  // After the wait, the server's message has a time that is over.
  const hasWaited = state.status === 'error' && isRateLimited(state) && state.retryAfter !== undefined
  return hasWaited ? undefined : getFormError(state, fieldErrors)
}

function formatWait(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

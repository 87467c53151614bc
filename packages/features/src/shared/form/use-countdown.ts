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

/** Counts down a time, `initialMs` (ms) at first. */
export function useCountdown(clock: Clock, initialMs = 0): Countdown {
  const [{ end, now }, setTimes] = useState(() => startAt(clock.now(), initialMs))
  // Computed from the clock, because browsers delay the timers of background tabs.
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = seconds > 0
  const tick = useEffectEvent(() => clock.after(1000, () => setTimes({ end, now: clock.now() })))
  useEffect(() => (isRunning ? tick() : undefined), [isRunning, now])
  return { seconds, start: (ms) => setTimes(startAt(clock.now(), ms)) }
}

function startAt(now: number, ms: number) {
  return { end: now + ms, now }
}

interface WaitMessages {
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

'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Clock } from '../ports/clock.ts'
import type { CodeTexts } from './submission.ts'

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

/** The text while a form waits after too many attempts: the host's for the code, or the feature's. */
export function getWaitText(seconds: number, { codes, tooManyAttempts }: WaitMessages): string {
  const wait = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return codes.rate_limited?.(seconds) ?? tooManyAttempts(wait)
}

'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import type { Clock } from '../clock/clock.ts'
import type { Navigate } from '../ports.ts'

/** Where a screen goes by itself, and after how long, in ms. */
export interface Redirect {
  path: string
  afterMs: number
}

/** What going by itself needs of the host. */
export interface RedirectPorts {
  clock: Pick<Clock, 'after'>
  navigate: Navigate
}

/**
 * Goes to another screen after a while; the new one takes the place of this one, to which nobody would want to come
 * back. Leaving the screen, or the situation (null), calls it off.
 */
export function useRedirect({ clock, navigate }: RedirectPorts, redirect: Redirect | null): void {
  const { path, afterMs } = redirect ?? {}
  const leave = useEffectEvent((target: string) => navigate(target, { replace: true }))
  const wait = useEffectEvent((target: string, ms: number) => clock.after(ms, () => leave(target)))
  // The time runs from the moment the screen says so, not from when the browser next finds leisure.
  useLayoutEffect(() => {
    if (path !== undefined && afterMs !== undefined) return wait(path, afterMs)
  }, [path, afterMs])
}

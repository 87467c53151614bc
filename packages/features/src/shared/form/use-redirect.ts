'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import type { Clock } from '../ports/clock.ts'
import type { Navigate } from '../ports/ports.ts'

/** A redirect. */
export interface Redirect {
  path: string
  afterMs: number
  /** Whether it replaces the current history entry. @default true */
  replace?: boolean
}

/** Ports of a redirect. */
export interface RedirectPorts {
  clock: Pick<Clock, 'after'>
  navigate: Navigate
}

/** Navigates to another path after a delay. Unmounting cancels the redirect, and so does passing null. */
export function useRedirect({ clock, navigate }: RedirectPorts, redirect: Redirect | null): void {
  const { path, afterMs } = redirect ?? {}
  const leave = useEffectEvent((target: string) => {
    if (redirect?.replace === false) navigate(target)
    else navigate(target, { replace: true })
  })
  const wait = useEffectEvent((target: string, ms: number) => clock.after(ms, () => leave(target)))
  // A layout effect, so that the time runs from the moment the screen is shown, not from when the browser is idle.
  useLayoutEffect(
    () => (path !== undefined && afterMs !== undefined ? wait(path, afterMs) : undefined),
    [path, afterMs],
  )
}

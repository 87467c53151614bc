'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Clock } from '../ports/clock.ts'
import type { Navigate } from '../ports/ports.ts'
import type { KeyValueStore } from '../ports/storage.ts'

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

/**
 * `navigate`, for a form that leads on to another page. When the visitor comes back, the form is to begin anew, by `reset`:
 * an `<Activity>` that hides the page keeps its state, and so does the browser's back/forward cache. Likewise if it
 * `hasEnded` otherwise, with a link to where another attempt begins.
 */
export function useResetOnReturn(
  navigate: Navigate,
  storage: Pick<KeyValueStore, 'watch'>,
  reset: () => void,
  hasEnded = false,
): Navigate {
  const hasLeft = useRef(false)
  const beginAnew = useEffectEvent(() => {
    if (hasLeft.current || hasEnded) reset()
    hasLeft.current = false
  })
  const watch = useEffectEvent(() =>
    storage.watch((key) => {
      // Any value may have changed: the page is restored.
      if (typeof key !== 'string') beginAnew()
    }),
  )
  useEffect(() => {
    const unwatch = watch()
    return () => {
      unwatch()
      beginAnew()
    }
  }, [])
  return (...target) => {
    hasLeft.current = true
    navigate(...target)
  }
}

'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Navigate } from '../ports/ports.ts'
import type { KeyValueStore } from '../ports/storage.ts'

/**
 * `navigate`, for a form that leads on to another page. When the visitor comes back, the form is to begin anew, by `reset`:
 * an `<Activity>` that hides the page keeps its state, and so does the browser's back/forward cache.
 */
export function useWayOn(navigate: Navigate, storage: Pick<KeyValueStore, 'watch'>, reset: () => void): Navigate {
  const hasLeft = useRef(false)
  const beginAnew = useEffectEvent(() => {
    if (hasLeft.current) reset()
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

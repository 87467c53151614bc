import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { PageModules } from './page-modules.ts'
import { registeredAt } from '../src/routes.ts'

/**
 * Goes to a path of this origin. To `replace` is the page's own doing, such as a redirect whose time is up: it gives way
 * to wherever the visitor is going.
 */
export type Go = (path: string, options?: { replace?: boolean }) => void

/**
 * The one way from page to page: fetches the page's code, then hands over to the router, so that address and page
 * change together. Where the code cannot be had (a new release replaced it, or the network is gone) the browser loads
 * the page whole. The last call wins, and a step back or forward calls it off. `shown` is the path of the page in sight.
 */
export function useGo(pages: PageModules, shown: string): Go {
  const navigate = useNavigate()
  const latest = useRef({ navigate, shown })
  const journey = useRef<{ by: 'visitor' | 'page' }>(null)
  // Before any effect of a new page, which may lead on at once.
  useLayoutEffect(() => {
    latest.current = { navigate, shown }
  })
  useEffect(() => {
    const callOff = () => {
      journey.current = null
    }
    for (const event of stepEvents) window.addEventListener(event, callOff)
    return () => {
      for (const event of stepEvents) window.removeEventListener(event, callOff)
    }
  }, [])

  return useMemo(
    () => (path, options) => {
      const isLeaving = journey.current?.by === 'visitor' || window.location.pathname !== latest.current.shown
      if (options?.replace && isLeaving) return
      const own = { by: options?.replace ? 'page' : 'visitor' } as const
      journey.current = own
      const isLast = () => journey.current === own
      const loadWhole = () => {
        if (options?.replace) window.location.replace(path)
        else window.location.assign(path)
      }
      const step = () => {
        journey.current = null
        // In one go: a step back must not find the address new and the old page still there.
        flushSync(() => void latest.current.navigate(path, options))
      }
      const route = registeredAt(new URL(path, window.location.href).pathname)
      if (!route) {
        loadWhole()
        return
      }
      pages.load(route).then(
        () => isLast() && step(),
        () => isLast() && loadWhole(),
      )
    },
    [pages],
  )
}

/** What tells of a step through the history, within this document and from another one. */
const stepEvents = ['popstate', 'pageshow']

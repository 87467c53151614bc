import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageModules } from './page-modules.ts'
import { registeredAt } from '../src/routes.ts'

/**
 * Goes to a path of this origin. To `replace` is the page's own doing, such as a redirect whose time is up: it gives way
 * to a journey of the visitor's whose page is still on its way.
 */
export type Go = (path: string, options?: { replace?: boolean }) => void

/**
 * The one way from page to page: fetches the page's code, then hands over to the router, so that address and page
 * change together. Where the code cannot be had (a new release replaced it, or the network is gone) the browser loads
 * the page whole. The last call wins.
 */
export function useGo(pages: PageModules): Go {
  const navigate = useNavigate()
  const location = useLocation()
  const latest = useRef(navigate)
  const journey = useRef<{ by: 'visitor' | 'page' }>(null)
  const isDrawing = useRef(false)
  useEffect(() => {
    latest.current = navigate
  })
  useLayoutEffect(() => {
    isDrawing.current = false
  }, [location])
  // A layout effect, so that this hears of a step before the router does, which then draws at once.
  useLayoutEffect(() => {
    // A step back while the next page is being drawn leads to a page that never went, and has done with its visitor.
    const onPopState = () => isDrawing.current && window.location.reload()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return useMemo(
    () => (path, options) => {
      if (options?.replace && journey.current?.by === 'visitor') return
      const route = registeredAt(new URL(path, window.location.href).pathname)
      const own = { by: options?.replace ? 'page' : 'visitor' } as const
      journey.current = own
      const isLast = () => journey.current === own
      const loadWhole = () => {
        if (options?.replace) window.location.replace(path)
        else window.location.assign(path)
      }
      if (!route) {
        loadWhole()
        return
      }
      const step = () => {
        journey.current = null
        isDrawing.current = true
        void latest.current(path, options)
      }
      pages.load(route).then(
        () => isLast() && step(),
        () => isLast() && loadWhole(),
      )
    },
    [pages],
  )
}

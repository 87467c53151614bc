import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { PageModules } from './page-modules.ts'
import { registeredAt, routeAt } from '../src/routes.ts'

/**
 * Goes to a path of this origin. To `replace` is the page's own doing, such as a redirect whose time is up: it gives way
 * to a journey of the visitor's whose page is still on its way.
 */
export type Go = (path: string, options?: { replace?: boolean }) => void

/**
 * The one way from page to page: fetches the page's code, then hands over to the router, so that address and page
 * change together. Where the code cannot be had (a new release replaced it, or the network is gone) the browser loads
 * the page whole. The last call wins, and a step back or forward ends it.
 */
export function useGo(pages: PageModules): Go {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const journey = useRef<{ by: 'visitor' | 'page' }>(null)
  useEffect(() => {
    latest.current = navigate
  })
  // A layout effect, so that this hears of a step back before the router does.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      journey.current = null
      if (pages.at(routeAt(window.location.pathname))) return
      // After a reload, what lies behind is not at hand, and the router cannot wait for it. The browser can.
      event.stopImmediatePropagation()
      window.location.reload()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [pages])

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
        // As browsers do it: a link to where one is already adds no step that leads back to the same.
        const isHere = new URL(path, window.location.href).href === window.location.href
        // At once: between a new address and its page, a step back or a key would go to a page that is on its way out.
        flushSync(() => void latest.current(path, isHere ? { replace: true } : options))
      }
      pages.load(route).then(
        () => isLast() && step(),
        () => isLast() && loadWhole(),
      )
    },
    [pages],
  )
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { PageModules } from './page-modules.ts'
import { registeredAt, routeAt } from './routes.ts'

/**
 * Navigates to a path of this origin. `replace` is for navigations by the page itself, such as a redirect after a
 * while: they are ignored while a page that the visitor has chosen is loading.
 */
export type Go = (path: string, options?: { replace?: boolean }) => void

/**
 * Navigates from page to page: loads the page's code first, and then has the router navigate, so that address and page
 * change together. Where the code cannot be loaded (a new release replaced it, or the network is gone) the browser
 * loads the document. The last call wins, and a step back or forward cancels it.
 */
export function usePreloadingNavigate(pages: PageModules): Go {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const journey = useRef<{ by: 'visitor' | 'page' }>(null)
  useEffect(() => {
    latest.current = navigate
  })
  // A layout effect, so that this listener is called before the router's.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      journey.current = null
      if (pages.at(routeAt(window.location.pathname))) return
      // After a reload the code of earlier pages is not loaded, and the router cannot wait for it: the browser loads the page.
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

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { getPage } from './page-components.ts'
import { findRoute, getRoute } from './routes.ts'
import { loadStyleSheet } from './style-sheet.ts'

/**
 * Navigates to a path of this origin. `replace` is for automatic navigations, such as a delayed redirect: they are
 * ignored while a page that the visitor has chosen is loading.
 */
export type PreloadingNavigate = (path: string, options?: { replace?: boolean }) => void

/** How long a page's code may take, in ms. Nothing is seen of the navigation until then. */
const PATIENCE_MS = 5000

/**
 * Returns a function that loads a page's code first and then navigates, so that address and page change together. If
 * the code cannot be loaded (a new release replaced it, or the network is down) or takes too long, the browser loads the
 * document, which can be read without it. The last call wins; going back or forward cancels it.
 */
export function usePreloadingNavigate(): PreloadingNavigate {
  const navigate = useNavigate()
  const { pathname: shown } = useLocation()
  const latest = useRef({ navigate, shown })
  const pending = useRef<{ by: 'visitor' | 'page' }>(null)
  useEffect(() => {
    latest.current = { navigate, shown }
  })
  // A layout effect, so that this listener runs before the router's.
  useLayoutEffect(() => {
    let isRepeated = false
    const onPopState = (event: PopStateEvent) => {
      if (isRepeated) return
      pending.current = null
      const { pathname } = window.location
      if (!getPage(getRoute(pathname)).isLoaded()) {
        // After a reload the code of earlier pages is not loaded, and the router would not wait for it.
        event.stopImmediatePropagation()
        window.location.reload()
      } else if (pathname !== latest.current.shown && !event.hasUAVisualTransition) {
        event.stopImmediatePropagation()
        changePage(() => {
          isRepeated = true
          flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')))
          isRepeated = false
        })
      }
    }
    // The visitor may come back to this document as it is now.
    const onPageHide = () => (pending.current = null)
    window.addEventListener('popstate', onPopState)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('popstate', onPopState)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [])

  return useMemo(
    () => (path, options) => {
      if (options?.replace && pending.current?.by === 'visitor') return
      const { href, pathname } = new URL(path, window.location.href)
      const route = findRoute(pathname)
      const own = { by: options?.replace ? 'page' : 'visitor' } as const
      pending.current = own
      const isLast = () => pending.current === own
      const loadDocument = () => {
        if (!isLast()) return
        // This navigation is over, and redirects still wait.
        pending.current = { ...own }
        if (options?.replace) window.location.replace(path)
        else window.location.assign(path)
      }
      if (!route) {
        loadDocument()
        return
      }
      const navigateNow = () => {
        if (!isLast()) return
        pending.current = null
        // Like browsers: a link to the current address adds no history entry.
        const isCurrent = href === window.location.href
        // Synchronously: between a new address and its page, Back or a key press would reach the old page.
        flushSync(() => void latest.current.navigate(path, isCurrent ? { replace: true } : options))
      }
      Promise.all([getPage(route).preload(), loadStyleSheet()]).then(
        () => isLast() && changePage(navigateNow),
        loadDocument,
      )
      setTimeout(loadDocument, PATIENCE_MS)
    },
    [],
  )
}

/** Shows another page, in a view transition where the browser has them. */
function changePage(change: () => void): void {
  // A transition that is skipped, as by the next one, rejects. The navigation takes place all the same.
  if ('startViewTransition' in document) document.startViewTransition(change).ready.catch(() => {})
  else change()
}

import { useEffect } from 'react'
import { findRoute } from './routes.ts'
import type { PreloadingNavigate } from './use-preloading-navigate.ts'

/**
 * Turns clicks on plain links into navigations of the router, so that features can render `<a href>` without knowing a
 * router. The browser handles all other clicks: with modifier keys, with other buttons, on links with `target` or
 * `download`, to other origins, to unregistered paths, and to fragments of the present page.
 */
export function useLinkClicks(navigate: PreloadingNavigate): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = getPath(event)
      if (path === undefined) return
      event.preventDefault()
      navigate(path)
    }
    document.addEventListener('click', onClick)
    // Ends the speculation rules: from now on no link loads a document.
    document.documentElement.dataset['hydrated'] = ''
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

function getPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search
  if (isHere && link.hash) return undefined
  return findRoute(link.pathname) && link.pathname + link.search + link.hash
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getRoute } from './routes.ts'

/**
 * After a client-side navigation: sets the title and the canonical address, scrolls to the top, the fragment or the saved
 * position, and focuses the `<h1>`, or the heading at the fragment, so that screen readers announce it.
 */
export function useRouteEffects(): void {
  const location = useLocation()
  const entry = location.key + location.pathname + location.hash
  const shown = useRef(location)
  const scrollPositions = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const savePosition = () => scrollPositions.current.set(entry, window.scrollY)
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [entry])

  useLayoutEffect(() => {
    const previous = shown.current
    shown.current = location
    if (previous === location) return
    const target = location.hash ? document.getElementById(readId(location.hash)) : null
    if (previous.pathname !== location.pathname) {
      document.title = getRoute(location.pathname).title
      // The address that browsers share.
      document.querySelector('link[rel=canonical]')?.setAttribute('href', location.pathname)
      focusHeading(target)
    }
    // An entry that the browser has just made for a fragment: those of one fragment have the same key. The state marks
    // it, and is as none to the router.
    if (window.history.state === null) {
      window.history.replaceState(0, '')
      scrollPositions.current.delete(entry)
    }
    const position = scrollPositions.current.get(entry)
    if (position === undefined && target) target.scrollIntoView()
    else window.scrollTo({ top: position ?? 0, behavior: 'instant' })
  }, [location, entry])

  useEffect(() => {
    // Scroll positions are restored here between pages of the site, and by the browser when a document is loaded.
    const setManual = () => (window.history.scrollRestoration = 'manual')
    const setAuto = () => (window.history.scrollRestoration = 'auto')
    setManual()
    window.addEventListener('pageshow', setManual)
    window.addEventListener('pagehide', setAuto)
    return () => {
      setAuto()
      window.removeEventListener('pageshow', setManual)
      window.removeEventListener('pagehide', setAuto)
    }
  }, [])
}

/** The id in a fragment. A visitor may have typed one that cannot be decoded. */
function readId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Focuses the heading of a part of the page, or else of the page. */
function focusHeading(part: HTMLElement | null) {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const heading = part?.querySelector('h2') ?? part ?? find('h1') ?? find('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageModules } from './page-modules.ts'
import { registeredAt } from '../src/routes.ts'

/** Goes to a path of this origin. */
export type Go = (path: string, options?: { replace?: boolean }) => void

/**
 * The one way from page to page: fetches the page's code, then hands over to the router, so that address and page
 * change together. Where the code cannot be had (a new release replaced it, or the network is gone) the browser loads
 * the page whole. The last call wins.
 */
export function useGo(pages: PageModules): Go {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const journey = useRef(0)
  useEffect(() => {
    latest.current = navigate
  })

  return useMemo(
    () => (path, options) => {
      const route = registeredAt(new URL(path, window.location.href).pathname)
      const number = ++journey.current
      const isLast = () => number === journey.current
      const loadWhole = () => {
        if (options?.replace) window.location.replace(path)
        else window.location.assign(path)
      }
      if (!route) {
        loadWhole()
        return
      }
      pages.load(route).then(
        () => isLast() && latest.current(path, options),
        () => isLast() && loadWhole(),
      )
    },
    [pages],
  )
}

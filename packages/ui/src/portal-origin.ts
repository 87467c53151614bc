'use client'

import { useCallback, useRef, useState } from 'react'

/**
 * Where a part with a portal is rendered in the page, by a `ref` for an element there; what the part needs elsewhere in
 * the document: the `container` of the portal, which is the native dialog around, as it covers the rest of the page and
 * makes it inert while it is modal, or null for the body; and `inherit`, a `ref` for the portal's elements.
 */
export function usePortalOrigin<T extends Element = HTMLTemplateElement>() {
  const origin = useRef<T>(null)
  const [container, setContainer] = useState<HTMLDialogElement | null>(null)
  const ref = useCallback((element: T | null) => {
    origin.current = element
    if (element) setContainer(element.closest('dialog'))
  }, [])
  const inherit = useCallback((element: HTMLElement | null) => {
    if (element && origin.current) inheritThemeAndDirection(element, origin.current)
  }, [])
  return { origin, ref, container, inherit }
}

/** Gives an element the theme and the direction at `origin`. Nothing changes where the whole page has them. */
function inheritThemeAndDirection(element: HTMLElement, origin: Element) {
  const { direction } = getComputedStyle(origin)
  if (getComputedStyle(element).direction !== direction) element.dir = direction
  const themed = origin.closest('[data-theme], .light, .dark')
  if (!themed || themed.contains(element)) return
  element.dataset['theme'] = themed.matches('[data-theme="dark"], .dark') ? 'dark' : 'light'
}

'use client'

import { useCallback, useRef, useState } from 'react'

/**
 * Where a part with a portal stands in the page, by a `ref` for an element there, and the `container` of the portal: the
 * native dialog around, which covers the rest of the page and makes it inert while it is modal, or null for the body.
 */
export function usePortalOrigin<T extends Element = HTMLTemplateElement>() {
  const origin = useRef<T>(null)
  const [container, setContainer] = useState<HTMLDialogElement | null>(null)
  const ref = useCallback((element: T | null) => {
    origin.current = element
    if (element) setContainer(element.closest('dialog'))
  }, [])
  return { origin, ref, container }
}

'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * The ref of a heading, or of a sentence, that is focused when it replaces a form, so that it is announced and scrolled into
 * view. `result` identifies what is shown; null while it is the form.
 */
export function useResultFocus<Node extends HTMLElement = HTMLHeadingElement>(
  result: string | null,
): RefObject<Node | null> {
  const heading = useRef<Node>(null)
  const shown = useRef(result)
  useEffect(() => {
    if (result !== null && result !== shown.current) heading.current?.focus()
    shown.current = result
  }, [result])
  return heading
}

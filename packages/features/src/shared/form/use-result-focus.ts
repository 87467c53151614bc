'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * The ref of a heading that takes the focus when a form has brought it about, by which it is announced and comes into
 * view. `result` names what is shown, or is null as long as the form is.
 */
export function useResultFocus(result: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(result)
  useEffect(() => {
    if (result !== null && result !== shown.current) heading.current?.focus()
    shown.current = result
  }, [result])
  return heading
}

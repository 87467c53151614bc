import { useEffect, useRef } from 'react'

interface ComputedValueProps {
  /** Says what is to be read of the element that this stands in. */
  read: (element: HTMLElement) => string
}

/** What the browser makes of the styles here, in figures: read after every drawing, so that it is never out of date. */
export function ComputedValue({ read }: ComputedValueProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: node } = ref
    if (node?.parentElement) node.textContent = read(node.parentElement)
  })
  return <code ref={ref} className="flex-none text-ink-muted" />
}

/** A custom property as it is where the element stands. */
export const cssProperty = (name: string) => (element: HTMLElement) => getComputedStyle(element).getPropertyValue(name)

import { useEffect, useRef } from 'react'

interface ComputedValueProps {
  /** Reads the value from the parent element. */
  read: (element: HTMLElement) => string
}

/** Shows a computed value of its parent element, updated after every render. */
export function ComputedValue({ read }: ComputedValueProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: node } = ref
    if (node?.parentElement) node.textContent = read(node.parentElement)
  })
  return <code ref={ref} className="flex-none text-ink-muted" />
}

/** Reads a custom property's value at an element. */
export const cssProperty = (name: string) => (element: HTMLElement) => getComputedStyle(element).getPropertyValue(name)

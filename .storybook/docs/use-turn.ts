import { useEffect, useState, type RefObject } from 'react'

let turns = Promise.resolve()

/**
 * Takes turns with other elements of the page: returns a function that ends the turn, once the element is near the
 * viewport and its turn has come.
 */
export function useTurn(element: RefObject<HTMLElement | null>): (() => void) | undefined {
  const [endTurn, setEndTurn] = useState<() => void>()

  useEffect(() => {
    if (!element.current) return
    let isGone = false
    let end = () => {}
    const takeTurn = () =>
      new Promise<void>((resolve) => {
        end = resolve
        if (isGone) resolve()
        else setEndTurn(() => resolve)
      })
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        turns = turns.then(takeTurn)
      },
      { rootMargin: '25%' },
    )
    observer.observe(element.current)
    return () => {
      isGone = true
      observer.disconnect()
      end()
    }
  }, [element])

  return endTurn
}

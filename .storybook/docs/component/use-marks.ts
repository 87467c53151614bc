import { useEffect, useState, type RefObject } from 'react'

interface Point {
  x: number
  y: number
}

/** Where a part is pointed at, and where its number is. */
export interface Mark {
  slot: string
  badge: Point
  part: Point
}

/** Distance of the numbers from each other, and from the edges, in px. */
const GAP = 30
const EDGE = 20

/** Places a number for each slot at the nearer side of a figure, while its size changes. */
export function useMarks(figure: RefObject<HTMLElement | null>, slots: readonly string[]): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const names = slots.join(' ')

  useEffect(() => {
    const element = figure.current
    if (!element) return
    const watched = new Set<Element>([element])
    const place = () => {
      const parts = getParts(element, names.split(' '))
      for (const { part } of parts) if (!watched.has(part)) sizes.observe(part)
      parts.forEach(({ part }) => watched.add(part))
      setMarks(getMarks(element, parts))
    }
    // Examples are loaded on demand.
    const changes = new MutationObserver(place)
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['data-slot', 'dir'] })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [figure, names])

  return marks
}

interface Part {
  slot: string
  part: Element
}

function getParts(figure: HTMLElement, slots: readonly string[]): Part[] {
  return slots.flatMap((slot) => {
    const part = figure.querySelector(`[data-slot="${slot}"]`)
    return part ? [{ slot, part }] : []
  })
}

function getMarks(figure: HTMLElement, parts: readonly Part[]): Mark[] {
  const frame = figure.getBoundingClientRect()
  const found = parts.map(({ slot, part }) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const isAtStart = left + right < frame.left + frame.right
    const y = Math.round((top + bottom) / 2 - frame.top)
    const x = Math.round((isAtStart ? left : right) - frame.left)
    return { slot, part: { x, y }, badge: { x: isAtStart ? EDGE : frame.width - EDGE, y } }
  })
  return [...apart(found, EDGE), ...apart(found, frame.width - EDGE)]
}

/** The marks at one side, each moved down until it is clear of the ones above. */
function apart(marks: readonly Mark[], x: number): Mark[] {
  let top = EDGE
  return marks
    .filter(({ badge }) => badge.x === x)
    .sort((a, b) => a.badge.y - b.badge.y)
    .map((mark) => {
      const y = Math.max(top, mark.badge.y)
      top = y + GAP
      return { ...mark, badge: { x, y } }
    })
}

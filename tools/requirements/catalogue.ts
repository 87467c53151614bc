/** The ids of `docs/requirements.md` (`SIGNIN-14`), or of another such page, in its order. */
export function readCatalogue(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]{2,}-\d+)\*\* ./gm)].map(([, id = '']) => id)
}

/** The area of an id: `SIGNIN` of `SIGNIN-14`. */
export function getArea(id: string): string {
  return id.replace(/-.*/, '')
}

/**
 * The ids in a title or a list of tags, ranges (`CALLS-28…31`, `CALLS-28..31`) spelled out. Two digits make an id, so
 * that `SHA-256` is none; after an area of the catalogue any number does, so that a typing error such as `SIGNIN-140`
 * is reported. A range that runs backwards is returned as it is, which no catalogue has.
 */
export function findIds(text: string, areas: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\b([A-Z]{2,})-(\d+)(?:(?:…|\.\.)(\d+))?/g)].flatMap(
    ([range, area = '', first = '', last = first]) => {
      if (first.length !== 2 && !areas.has(area)) return []
      if (Number(last) < Number(first)) return [range]
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => {
        return `${area}-${String(Number(first) + step).padStart(first.length, '0')}`
      })
    },
  )
}

/**
 * @typedef {object} Requirement
 * @property {string} id `SIGNIN-14`
 * @property {string} area `SIGNIN`
 * @property {string} text What must be true, in Markdown.
 */

/**
 * Every requirement of `docs/requirements.md`, in its order.
 * @param {string} markdown
 * @returns {Requirement[]}
 */
export function readCatalogue(markdown) {
  return [...markdown.matchAll(/^- \*\*(([A-Z]{2,})-\d+)\*\* (.+)$/gm)].map(([, id = '', area = '', text = '']) => ({
    id,
    area,
    text,
  }))
}

/**
 * The ids that a title, a tag or a list of areas names, ranges (`CALLS-28…31`, `CALLS-28..31`) spelled out.
 * Two digits make an id, so that `SHA-256` is none; behind an area of the catalogue any number does, so that a slip
 * such as `SIGNIN-140` comes to light. A range that runs backwards names its two ends joined, which no catalogue has.
 * @param {string} text
 * @param {ReadonlySet<string>} areas
 */
export function idsIn(text, areas) {
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

/**
 * The same ids said shorter, neighbours joined: `CALLS-28…31, CALLS-33`.
 * @param {string[]} ids Of one area, in the catalogue's order.
 */
export function joinNeighbours(ids) {
  /** @type {string[][]} */
  const runs = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run && numberOf(id) === numberOf(run.at(-1) ?? '') + 1) run.push(id)
    else runs.push([id])
  }
  return runs.map(([first = '', ...rest]) => {
    const last = rest.at(-1)
    return last ? `${first}…${last.replace(/^.*-/, '')}` : first
  })
}

/** @param {string} id */
function numberOf(id) {
  return Number(id.replace(/^.*-/, ''))
}

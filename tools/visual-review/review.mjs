import { Side } from './capture.mjs'
import { explain, tokenReader } from './explain.mjs'
import { isSamePicture } from './pixels.mjs'

/** @typedef {import('./capture.mjs').Shot} Shot */
/** @typedef {import('./capture.mjs').Modes} Modes */
/** @typedef {import('./plan.mjs').Picture} Picture */
/** @typedef {import('./plan.mjs').SideName} SideName */

/**
 * What a look at a picture led to.
 * @typedef {Picture & Verdict} Result
 *
 * @typedef {{ status: 'same' }
 *   | { status: 'changed', base: Buffer, head: Buffer, changes: import('./compare.mjs').Change[], fixed: string[] }
 *   | { status: 'new', head: Buffer }
 *   | { status: 'removed', base: Buffer }
 *   | { status: 'unstable', base: Buffer, head: Buffer }
 *   | { status: 'failed', reason: string }} Verdict
 *   Unstable: a side did not look the same when it was taken again. `fixed`: what axe no longer complains of.
 *
 * @typedef {object} Review
 * @property {Result[]} results one for each picture that was planned
 * @property {import('./tokens.mjs').Token[]} tokens those that changed, whether a picture follows or not
 *
 * @typedef {object} Studio What a review works with.
 * @property {import('playwright').Browser} browser
 * @property {Record<SideName, string>} builds their folders
 * @property {Modes} modes
 * @property {number} pairs how many pairs of pages work at once
 * @property {(done: number, of: number) => void} [onProgress]
 *
 * @typedef {Record<SideName, Side>} Pair Both builds, open side by side.
 */

/** How many pictures are taken before the pages are opened anew. */
const stretch = 60

/**
 * Looks at every picture in both builds. What differs is taken again in a fresh context of each; what then differs
 * from itself is unstable, what does not has changed, and is asked why.
 * @param {Studio} studio
 * @param {Picture[]} pictures
 * @returns {Promise<Review>}
 */
export async function review(studio, pictures) {
  /** @type {Map<Picture, Record<SideName, Shot>>} */
  const suspects = new Map()
  let done = 0
  const first = await walk(studio, pictures, 'unasked', async (pair, picture) => {
    const shots = await takeBoth(pair, picture)
    studio.onProgress?.(++done, pictures.length)
    const { base, head } = shots
    if (!base) return head && { status: 'new', head: head.png }
    if (!head) return { status: 'removed', base: base.png }
    if (isSame(base, head)) return { status: 'same' }
    suspects.set(picture, { base, head })
  })
  const tokensOf = tokenReader(studio.modes, (mode) => openPair(studio, mode, 'unasked'))
  const second = await walk(studio, [...suspects.keys()], 'asked', async (pair, picture) => {
    const { base, head } = await takeBoth(pair, picture)
    const before = suspects.get(picture)
    if (!base || !head || !before) return
    const pngs = { base: base.png, head: head.png }
    if (!isSame(base, before.base) || !isSame(head, before.head)) return { status: 'unstable', ...pngs }
    return {
      status: 'changed',
      ...pngs,
      ...(await explain(pair, picture, { base, head }, await tokensOf(picture.mode))),
    }
  })
  const results = pictures.flatMap((picture) => {
    const verdict = second.get(picture) ?? first.get(picture)
    return verdict ? [{ ...picture, ...verdict }] : []
  })
  return { results, tokens: (await tokensOf(pictures[0]?.mode ?? '')).tokens }
}

/**
 * Walks through pictures with pairs of pages, mode by mode, a stretch at a time.
 * @param {Studio} studio
 * @param {Picture[]} pictures
 * @param {'asked' | 'unasked'} axe
 * @param {(pair: Pair, picture: Picture) => Promise<Verdict | undefined>} look
 * @returns {Promise<Map<Picture, Verdict>>}
 */
async function walk(studio, pictures, axe, look) {
  /** @type {Map<Picture, Verdict>} */
  const verdicts = new Map()
  const stretches = [...new Set(pictures.map(({ mode }) => mode))].flatMap((name) => {
    const all = pictures.filter(({ mode }) => mode === name)
    return all.flatMap((_, at) => (at % stretch === 0 ? [all.slice(at, at + stretch)] : []))
  })
  const work = async () => {
    for (let next = stretches.shift(); next; next = stretches.shift()) {
      /** @type {Pair | null} */
      let pair = null
      for (const picture of next) {
        try {
          pair ??= await openPair(studio, picture.mode, axe)
          const verdict = await look(pair, picture)
          if (verdict) verdicts.set(picture, verdict)
        } catch (error) {
          verdicts.set(picture, { status: 'failed', reason: error instanceof Error ? error.message : String(error) })
          await closePair(pair)
          pair = null
        }
      }
      await closePair(pair)
    }
  }
  await Promise.all(Array.from({ length: studio.pairs }, work))
  return verdicts
}

/** @param {Studio} studio @param {string} name of a mode @param {'asked' | 'unasked'} axe @returns {Promise<Pair>} */
async function openPair({ browser, builds, modes }, name, axe) {
  const mode = Object.entries(modes.modes).find(([key]) => key === name)?.[1] ?? {}
  const open = (/** @type {string} */ build) => Side.open(browser, build, modes, mode, axe)
  const [base, head] = await Promise.all([open(builds.base), open(builds.head)])
  return { base, head }
}

/** @param {Pair | null} pair */
async function closePair(pair) {
  await Promise.all([pair?.base.close(), pair?.head.close()])
}

/** @param {Pair} pair @param {Picture} picture */
async function takeBoth(pair, { story, sides }) {
  const take = (/** @type {SideName} */ side) => (sides.includes(side) ? pair[side].take(story.id) : undefined)
  const [base, head] = await Promise.all([take('base'), take('head')])
  return { base, head }
}

/** @param {Shot} one @param {Shot} other */
function isSame(one, other) {
  return one.mark === other.mark && isSamePicture(one.png, other.png)
}

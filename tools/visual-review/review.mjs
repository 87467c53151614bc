import { Side } from './capture.mjs'
import { explain, tokenReader } from './explain.mjs'
import { isSamePicture } from './pixels.mjs'
import { serve } from './serve.mjs'

/** @typedef {import('./capture.mjs').Shot} Shot */
/** @typedef {import('./capture.mjs').Modes} Modes */
/** @typedef {import('./plan.mjs').Picture} Picture */
/** @typedef {import('./plan.mjs').SideName} SideName */

/**
 * What a look at a picture led to.
 * @typedef {Picture & Verdict} Result
 *
 * @typedef {{ status: 'same' }
 *   | { status: 'changed', base: Buffer, head: Buffer, changes: import('./compare.mjs').Change[] }
 *   | { status: 'new', head: Buffer }
 *   | { status: 'removed', base: Buffer }
 *   | { status: 'renamed', base: Buffer, to: string }
 *   | { status: 'unstable', base: Buffer, head: Buffer }
 *   | { status: 'failed', reason: string }} Verdict
 *   Renamed: a new story is all that this one was. Unstable: a side did not look the same when it was taken again.
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
  const [base, head] = [await serve(studio.builds.base), await serve(studio.builds.head)]
  const open = pairOpener(studio, { base: base.origin, head: head.origin })
  return look(studio, open, pictures).finally(() => Promise.all([base.close(), head.close()]))
}

/** @param {Studio} studio @param {ReturnType<typeof pairOpener>} open @param {Picture[]} pictures @returns {Promise<Review>} */
async function look(studio, open, pictures) {
  /** @type {Map<Picture, Partial<Record<SideName, Shot>>>} */
  const shots = new Map()
  let done = 0
  const first = await walk(studio.pairs, open, pictures, 'unasked', async (pair, picture) => {
    const { base, head } = await takeBoth(pair, picture)
    studio.onProgress?.(++done, pictures.length)
    if (base && head && isSame(base, head)) return { status: 'same' }
    shots.set(picture, { base, head })
    if (!base) return head && { status: 'new', head: head.png }
    if (!head) return { status: 'removed', base: base.png }
  })
  const tokensOf = tokenReader(studio.modes, (mode) => open(mode, 'unasked'))
  const suspects = pictures.filter((picture) => shots.has(picture) && !first.has(picture))
  const second = await walk(studio.pairs, open, suspects, 'asked', async (pair, picture) => {
    const { base, head } = await takeBoth(pair, picture)
    const before = shots.get(picture)
    if (!base || !head || !before?.base || !before.head) return
    const pngs = { base: base.png, head: head.png }
    if (!isSame(base, before.base) || !isSame(head, before.head)) return { status: 'unstable', ...pngs }
    const changes = await explain(pair, picture, { base, head }, await tokensOf(picture.mode))
    return { status: 'changed', ...pngs, changes }
  })
  const { tokens } = await tokensOf(pictures[0]?.mode ?? '')
  const verdicts = new Map([...first, ...second, ...renamedAmong(shots)])
  const results = pictures.flatMap((picture) => {
    const verdict = verdicts.get(picture)
    return verdict ? [{ ...picture, ...verdict }] : []
  })
  return { results, tokens }
}

/**
 * Stories that are gone, but all that they were is there under another name; that one is then not new.
 * @param {Map<Picture, Partial<Record<SideName, Shot>>>} shots
 * @returns {[Picture, Verdict][]}
 */
export function renamedAmong(shots) {
  const added = new Map([...shots].filter(([, { base }]) => !base))
  return [...shots].flatMap(([gone, { base, head }]) => {
    const found = [...added].find(
      ([{ mode }, shot]) => mode === gone.mode && base && shot.head && isSame(base, shot.head),
    )
    if (!base || head || !found) return []
    const [picture] = found
    added.delete(picture)
    return [
      [gone, { status: 'renamed', base: base.png, to: picture.story.id }],
      [picture, { status: 'same' }],
    ]
  })
}

/**
 * Walks through pictures with pairs of pages, mode by mode, a stretch at a time.
 * @param {number} pairs how many at once
 * @param {ReturnType<typeof pairOpener>} open
 * @param {Picture[]} pictures
 * @param {'asked' | 'unasked'} axe
 * @param {(pair: Pair, picture: Picture) => Promise<Verdict | undefined>} look
 * @returns {Promise<Map<Picture, Verdict>>}
 */
async function walk(pairs, open, pictures, axe, look) {
  /** @type {Map<Picture, Verdict>} */
  const verdicts = new Map()
  const left = [...pictures]
  const work = async () => {
    while (left[0]) {
      const { mode } = left[0]
      const end = left.findIndex((picture, at) => picture.mode !== mode || at === stretch)
      /** @type {Pair | null} */
      let pair = null
      for (const picture of left.splice(0, end < 0 ? left.length : end)) {
        try {
          pair ??= await open(mode, axe)
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
  await Promise.all(Array.from({ length: pairs }, work))
  return verdicts
}

/** What opens both builds in a mode. @param {Studio} studio @param {Record<SideName, string>} origins */
function pairOpener({ browser, modes }, origins) {
  /** @param {string} name of the mode @param {'asked' | 'unasked'} axe @returns {Promise<Pair>} */
  return async (name, axe) => {
    const mode = new Map(Object.entries(modes.modes)).get(name) ?? {}
    const open = (/** @type {string} */ origin) => Side.open(browser, origin, modes, mode, axe)
    const [base, head] = await Promise.all([open(origins.base), open(origins.head)])
    return { base, head }
  }
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

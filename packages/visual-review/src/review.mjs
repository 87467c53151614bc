import { both, openSide } from './capture.mjs'
import { explain } from './explain.mjs'
import { isSamePicture } from './pixels.mjs'
import { serve } from './serve.mjs'
import { changedTokens } from './tokens.mjs'

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
 * @typedef {Record<SideName, import('./capture.mjs').Side>} Pair Both builds, open side by side.
 * @typedef {(mode: string, axe: 'asked' | 'unasked') => Promise<Pair>} Open
 */

/**
 * Looks at every picture in both builds. What differs is taken again in a fresh context of each; what then differs
 * from itself is unstable, what does not has changed, and is asked why.
 * @param {Studio} studio
 * @param {Picture[]} pictures
 * @returns {Promise<Review>}
 */
export async function review({ builds, ...studio }, pictures) {
  const servers = await both((side) => serve(builds[side]))
  /** @type {Open} */
  const open = (name, axe) => {
    const mode = new Map(Object.entries(studio.modes.modes)).get(name) ?? {}
    return both((side) => openSide(studio.browser, servers[side].origin, studio.modes, mode, axe))
  }
  return look(studio, open, pictures).finally(() => both((side) => servers[side].close()))
}

/** @param {Omit<Studio, 'builds'>} studio @param {Open} open @param {Picture[]} pictures @returns {Promise<Review>} */
async function look({ pairs, modes, onProgress }, open, pictures) {
  /** @type {Map<Picture, Partial<Record<SideName, Shot | undefined>>>} */
  const shots = new Map()
  /** @type {Map<string, import('./tokens.mjs').ChangedTokens>} */
  const changed = new Map()
  const openFirst = async (/** @type {string} */ mode) => {
    const pair = await open(mode, 'unasked')
    changed.set(mode, await changedTokens(pair, Object.keys(modes.themes)))
    return pair
  }
  let done = 0
  const first = await walk(pairs, openFirst, pictures, async (pair, picture) => {
    const { base, head } = await takeBoth(pair, picture).finally(() => onProgress?.(++done, pictures.length))
    if (base && head && isSame(base, head)) return { status: 'same' }
    shots.set(picture, { base, head })
    if (!base) return head && { status: 'new', head: head.png }
    return head ? undefined : { status: 'removed', base: base.png }
  })
  const suspects = pictures.filter((picture) => shots.has(picture) && !first.has(picture))
  const openSecond = (/** @type {string} */ mode) => open(mode, 'asked')
  const second = await walk(pairs, openSecond, suspects, async (pair, picture) => {
    const { base, head } = await takeBoth(pair, picture)
    const before = shots.get(picture)
    const tokens = changed.get(picture.mode)
    if (!base || !head || !before?.base || !before.head || !tokens) return
    const pngs = { base: base.png, head: head.png }
    if (!isSame(base, before.base) || !isSame(head, before.head)) return { status: 'unstable', ...pngs }
    return { status: 'changed', ...pngs, changes: await explain(pair, picture, { base, head }, tokens) }
  })
  const verdicts = new Map([...first, ...second, ...renamedAmong(shots)])
  const results = pictures.flatMap((picture) => {
    const verdict = verdicts.get(picture)
    return verdict ? [{ ...picture, ...verdict }] : []
  })
  return { results, tokens: changed.values().next().value?.tokens ?? [] }
}

/**
 * Stories that are gone, but all that they were is there under another name; that one is then not new.
 * @param {Map<Picture, Partial<Record<SideName, Shot | undefined>>>} shots
 * @returns {[Picture, Verdict][]}
 */
export function renamedAmong(shots) {
  const added = new Map([...shots].filter(([, { base }]) => !base))
  return [...shots].flatMap(([gone, { base, head }]) => {
    if (!base || head) return []
    const [picture] = [...added].find(([{ mode }, { head }]) => mode === gone.mode && head && isSame(base, head)) ?? []
    if (!picture) return []
    added.delete(picture)
    return [
      [gone, { status: 'renamed', base: base.png, to: picture.story.id }],
      [picture, { status: 'same' }],
    ]
  })
}

/**
 * Walks through pictures with pairs of pages. Each takes a mode at a time, story after story without a reload, since to
 * open a page takes as long as ten pictures.
 * @param {number} pairs how many at once
 * @param {(mode: string) => Promise<Pair>} open
 * @param {Picture[]} pictures
 * @param {(pair: Pair, picture: Picture) => Promise<Verdict | undefined>} look
 * @returns {Promise<Map<Picture, Verdict>>}
 */
async function walk(pairs, open, pictures, look) {
  /** @type {Map<Picture, Verdict>} */
  const verdicts = new Map()
  const left = new Set(pictures.map(({ mode }) => mode))
  const work = async () => {
    for (const mode of left) {
      left.delete(mode)
      /** @type {Pair | null} */
      let pair = null
      for (const picture of pictures.filter((picture) => picture.mode === mode)) {
        try {
          pair ??= await open(mode)
          const verdict = await look(pair, picture)
          if (verdict) verdicts.set(picture, verdict)
        } catch (error) {
          verdicts.set(picture, { status: 'failed', reason: error instanceof Error ? error.message : String(error) })
          await both(async (side) => pair?.[side].close())
          pair = null
        }
      }
      await both(async (side) => pair?.[side].close())
    }
  }
  await Promise.all(Array.from({ length: pairs }, work))
  return verdicts
}

/** @param {Pair} pair @param {Picture} picture */
function takeBoth(pair, { story, sides }) {
  return both(async (side) => {
    if (!sides.includes(side)) return
    return pair[side].take(story.id).catch((/** @type {Error} */ { message }) => {
      throw new Error(`${side}: ${message}`)
    })
  })
}

/** @param {Shot} one @param {Shot} other */
const isSame = (one, other) => one.mark === other.mark && isSamePicture(one.png, other.png)

import { createHash } from 'node:crypto'
import { compareTrees } from './compare.mjs'
import { isSamePicture } from './pixels.mjs'
import { changedTokens, dress, readTokens } from './tokens.mjs'

/** @typedef {import('./capture.mjs').Shot} Shot */
/** @typedef {import('./compare.mjs').Change} Change */
/** @typedef {import('./plan.mjs').SideName} SideName */
/** @typedef {import('./review.mjs').Pair} Pair */
/** @typedef {{ before: import('./in-page.mjs').Tokens, tokens: import('./tokens.mjs').Token[] }} Tokens What the base calls its tokens, and those that changed. */

/**
 * Tells, once for each mode, which tokens changed.
 * @param {import('./capture.mjs').Modes} modes
 * @param {(mode: string) => Promise<Pair>} open
 * @returns {(mode: string) => Promise<Tokens>}
 */
export function tokenReader({ themes }, open) {
  /** @type {Map<string, Promise<Tokens>>} */
  const known = new Map()
  const read = async (/** @type {string} */ mode) => {
    const { base, head } = await open(mode)
    const before = await readTokens(base, Object.keys(themes))
    const tokens = await changedTokens(head, before)
    await Promise.all([base.close(), head.close()])
    return { before, tokens }
  }
  return (mode) => {
    const reading = known.get(mode) ?? read(mode)
    known.set(mode, reading)
    return reading
  }
}

/**
 * Why a story changed. Each token that changed gets its old value in turn, which shows what follows it; then all of them
 * do. What is different even so has other reasons. When nothing is, the picture has to be the base's again, pixel for
 * pixel: that proves that the tokens are the whole of it.
 * @param {Pair} pair with the story shown
 * @param {import('./plan.mjs').Picture} picture
 * @param {Record<SideName, Shot>} shots
 * @param {Tokens} changed
 * @returns {Promise<Change[]>}
 */
export async function explain({ base, head }, { story, mode }, shots, { before, tokens }) {
  const [was, is] = await Promise.all([base.tree(), head.tree()])
  const [had, has] = await Promise.all([base.violations(), head.violations()])
  const all = compareTrees(was, is)
  const used = []
  for (const token of tokens) {
    await dress(head, [token.name], before)
    const { png, mark } = await head.retake()
    await dress(head, [token.name], null)
    if (mark !== shots.head.mark || !isSamePicture(png, shots.head.png)) used.push(token)
  }
  const names = used.map(({ name }) => name)
  await dress(head, names, before)
  const { png } = names.length > 0 ? await head.retake() : shots.head
  // What appears only now has to do with the time that passed.
  const isNoNews = (/** @type {Change} */ { kind, place }) =>
    all.some((change) => change.kind === kind && change.place === place)
  const left = compareTrees(was, await head.tree()).filter(isNoNews)
  await dress(head, names, null)

  /** @param {Change['kind']} kind @param {string} slot @param {string} text @returns {Change} */
  const change = (kind, slot, text) => ({ kind, slot, text, place: '', where: '' })
  const isExplained = left.length > 0 || isSamePicture(png, shots.base.png)
  const hash = createHash('sha256').update(shots.base.png).update(png).digest('hex').slice(0, 12)
  /** @param {Change['kind']} kind @param {typeof had} some @param {typeof had} others */
  const without = (kind, some, others) =>
    some
      .filter(({ id }) => !others.some((other) => other.id === id))
      .map(({ id, help }) => change(kind, id, `${id}: ${help}`))
  return [
    ...used.map(({ name, text }) => change('token', name, text)),
    ...left,
    ...(isExplained ? [] : [change('pixels', 'pixels', `${story.id}, ${mode}: ${hash}`)]),
    ...without('axe', has, had),
    ...without('fixed', had, has),
  ]
}

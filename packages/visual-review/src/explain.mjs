import { both } from './capture.mjs'
import { changeOf, compareTrees } from './compare.mjs'
import { hashOf } from './hash.mjs'
import { isSamePicture } from './pixels.mjs'

/** @typedef {import('./capture.mjs').Shot} Shot */
/** @typedef {import('./compare.mjs').Change} Change */
/** @typedef {import('./plan.mjs').SideName} SideName */
/** @typedef {import('./review.mjs').Pair} Pair */

/**
 * Why a story changed. Each token that changed gets its old value in turn, which shows what follows it; then all of them
 * do. What is different even so has other reasons. When nothing is, the picture has to be the base's again, pixel for
 * pixel: that proves that the tokens are the whole of it.
 * @param {Pair} pair with the story shown
 * @param {import('./plan.mjs').Picture} picture
 * @param {Record<SideName, Shot>} shots
 * @param {import('./tokens.mjs').ChangedTokens} changed
 * @returns {Promise<Change[]>}
 */
export async function explain(pair, { story, mode }, shots, { before, tokens }) {
  const { head } = pair
  const trees = await both((side) => pair[side].tree())
  const violations = await both((side) => pair[side].ask('violations'))
  const all = compareTrees(trees.base, trees.head)
  const used = []
  for (const token of tokens) {
    await head.ask('dress', [token.name], before)
    const { png, mark } = await head.retake()
    await head.ask('dress', [token.name], null)
    if (mark !== shots.head.mark || !isSamePicture(png, shots.head.png)) used.push(token)
  }
  const names = used.map(({ name }) => name)
  await head.ask('dress', names, before)
  const { png } = names.length > 0 ? await head.retake() : shots.head
  // What appears only now has to do with the time that passed.
  const isNoNews = (/** @type {Change} */ { kind, place }) =>
    all.some((change) => change.kind === kind && change.place === place)
  const left = compareTrees(trees.base, await head.tree()).filter(isNoNews)
  await head.ask('dress', names, null)

  const isExplained = left.length > 0 || isSamePicture(png, shots.base.png)
  const hash = hashOf(Buffer.concat([shots.base.png, png]), 12)
  /** @param {Change['kind']} kind @param {SideName} side @param {SideName} other */
  const only = (kind, side, other) =>
    violations[side]
      .filter(({ id }) => !violations[other].some((violation) => violation.id === id))
      .map(({ id, help }) => changeOf(kind, id, `${id}: ${help}`))
  return [
    ...used.map(({ name, text }) => changeOf('token', name, text)),
    ...left,
    ...(isExplained ? [] : [changeOf('pixels', 'pixels', `${story.id}, ${mode}: ${hash}`)]),
    ...only('axe', 'head', 'base'),
    ...only('fixed', 'base', 'head'),
  ]
}

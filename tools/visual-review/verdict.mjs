import { isAccepted, staleAcceptances } from './accept.mjs'
import { causesOf } from './causes.mjs'

/** @typedef {import('./accept.mjs').Acceptance} Acceptance */
/** @typedef {import('./causes.mjs').Cause} Cause */
/** @typedef {import('./review.mjs').Result} Result */
/** @typedef {import('./review.mjs').Review} Review */

/**
 * What is to be said of a review.
 * @typedef {object} Findings
 * @property {string} sentence the whole of it in one sentence
 * @property {(Cause & { isAccepted: boolean })[]} causes
 * @property {Acceptance[]} stale acceptances that match nothing
 * @property {Record<Result['status'], Result[]>} pictures
 * @property {number} exitCode 0 clean or accepted; 1 not accepted, 2 not judged, 4 unstable, added up
 */

/** What one and several changes of a kind are called. */
export const nouns = {
  token: ['token', 'tokens'],
  style: ['style', 'styles'],
  text: ['text', 'texts'],
  aria: ['label', 'labels'],
  DOM: ['element', 'elements'],
  box: ['size', 'sizes'],
  axe: ['new accessibility problem', 'new accessibility problems'],
  fixed: ['fixed accessibility problem', 'fixed accessibility problems'],
  pixels: ['picture without a visible reason', 'pictures without a visible reason'],
  story: ['removed story', 'removed stories'],
}

const list = new Intl.ListFormat('en-GB')

/** What one and several pictures are that neither changed nor stayed as they were. */
const besides = {
  unstable: ['picture is unstable', 'pictures are unstable'],
  renamed: ['picture has another name', 'pictures have another name'],
  new: ['picture is new', 'pictures are new'],
}

/**
 * @param {Review} review
 * @param {Acceptance[]} acceptances
 * @param {{ planned: number, isWhole: boolean }} extent how many pictures there should be, and whether those are all there are
 * @returns {Findings}
 */
export function findingsOf({ results, tokens }, acceptances, { planned, isWhole }) {
  const causes = causesOf(results).map((cause) => {
    // What axe no longer complains of needs no yes.
    return { ...cause, isAccepted: cause.kind === 'fixed' || isAccepted(cause, acceptances) }
  })
  const stale = isWhole ? staleAcceptances(acceptances, causes) : []
  const of = (/** @type {Result['status']} */ status) => results.filter((result) => result.status === status)
  const pictures = {
    changed: of('changed'),
    removed: of('removed'),
    renamed: of('renamed'),
    new: of('new'),
    unstable: of('unstable'),
    failed: of('failed'),
    same: of('same'),
  }
  const isSettled = causes.every(({ isAccepted }) => isAccepted) && stale.length === 0
  const missing = planned - results.length + pictures.failed.length
  const exitCode = (isSettled ? 0 : 1) | (missing > 0 || planned === 0 ? 2 : 0) | (pictures.unstable.length > 0 ? 4 : 0)
  return { sentence: sentenceOf(causes, pictures, tokens.length, missing), causes, stale, pictures, exitCode }
}

/**
 * @param {Findings['causes']} causes
 * @param {Findings['pictures']} pictures
 * @param {number} tokens how many changed, used or not
 * @param {number} missing how many pictures could not be judged
 */
function sentenceOf(causes, pictures, tokens, missing) {
  const kinds = [...new Set(causes.map(({ kind }) => kind))].sort((one) => (one === 'token' ? -1 : 1))
  const what = kinds.map((kind) => count(causes.filter((cause) => cause.kind === kind).length, nouns[kind]))
  const also = list.format([
    ...Object.entries(besides).flatMap(([status, words]) => {
      const { length } = pictures[/** @type {keyof typeof besides} */ (status)]
      return length > 0 ? [count(length, words)] : []
    }),
    ...(missing > 0 ? [`${count(missing, ['picture', 'pictures'])} could not be judged`] : []),
  ])
  const rest = `; ${also || 'nothing else'}.`
  const follow = count(pictures.changed.length + pictures.removed.length, ['picture follows', 'pictures follow'])
  const settled = causes.every(({ isAccepted }) => isAccepted) ? ' All of it is accepted.' : ''
  if (causes.length > 0) return `${list.format(what)} changed, ${follow}${rest}${settled}`
  if (tokens > 0) return `${count(tokens, nouns.token)} changed and no picture follows${rest}`
  if (also) return `Nothing changed; ${also}.`
  return `Nothing changed: ${count(pictures.same.length, ['picture is', 'pictures are'])} as before.`
}

/** @param {number} number @param {string[]} words for one, and for several */
function count(number, [one = '', several = `${one}s`]) {
  return `${number} ${number === 1 ? one : several}`
}

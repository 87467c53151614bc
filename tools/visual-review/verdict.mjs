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
 * @property {(Cause & { name: string, isAccepted: boolean })[]} causes named for `accept`: `c1`
 * @property {Acceptance[]} stale acceptances that match nothing
 * @property {Record<Result['status'], Result[]>} pictures
 * @property {number} exitCode 0 clean or accepted; 1 not accepted, 2 not judged, 4 unstable, added up
 */

/** What changes of a kind are called: one, and several if that takes more than an s. */
export const nouns = {
  token: ['token'],
  style: ['style'],
  text: ['text'],
  aria: ['label'],
  DOM: ['element'],
  box: ['size'],
  axe: ['new accessibility problem'],
  fixed: ['fixed accessibility problem'],
  pixels: ['picture without a visible reason', 'pictures without a visible reason'],
  story: ['removed story', 'removed stories'],
}

const list = new Intl.ListFormat('en-GB')

/** What one and several pictures are that neither changed nor stayed as they were. */
const besides = {
  unstable: ['picture is unstable', 'pictures are unstable'],
  renamed: ['picture has another name', 'pictures have another name'],
  new: ['picture is new', 'pictures are new'],
  failed: ['picture could not be judged', 'pictures could not be judged'],
}

/**
 * @param {Review} review
 * @param {Acceptance[]} acceptances
 * @param {{ planned: number, isWhole: boolean }} extent how many pictures there should be, and whether those are all there are
 * @returns {Findings}
 */
export function findingsOf({ results, tokens }, acceptances, { planned, isWhole }) {
  const causes = causesOf(results).map((cause, at) => {
    // What axe no longer complains of needs no yes.
    return { ...cause, name: `c${at + 1}`, isAccepted: cause.kind === 'fixed' || isAccepted(cause, acceptances) }
  })
  const stale = isWhole ? staleAcceptances(acceptances, causes) : []
  const of = (/** @type {Result['status']} */ status) => results.filter((result) => result.status === status)
  const [changed, removed, renamed, unstable] = [of('changed'), of('removed'), of('renamed'), of('unstable')]
  const pictures = { changed, removed, renamed, new: of('new'), unstable, failed: of('failed'), same: of('same') }
  const isSettled = causes.every(({ isAccepted }) => isAccepted) && stale.length === 0
  const missing = planned - results.length + pictures.failed.length
  const exitCode = (isSettled ? 0 : 1) | (missing > 0 || planned === 0 ? 2 : 0) | (unstable.length > 0 ? 4 : 0)
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
  const also = list.format(
    Object.entries(besides).flatMap(([status, words]) => {
      const number = status === 'failed' ? missing : pictures[/** @type {keyof typeof besides} */ (status)].length
      return number > 0 ? [count(number, words)] : []
    }),
  )
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

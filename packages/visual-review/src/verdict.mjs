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
const things = { token: ['token'], style: ['style'], text: ['text'], aria: ['label'], DOM: ['element'], box: ['size'] }

/** Kinds that say what happened, and not only to what. */
const events = {
  pixels: ['picture changed without a visible reason', 'pictures changed without a visible reason'],
  story: ['story is gone', 'stories are gone'],
  axe: ['accessibility problem is new', 'accessibility problems are new'],
  fixed: ['accessibility problem is gone', 'accessibility problems are gone'],
}

/** What every kind is called. */
export const nouns = { ...things, ...events }

/** What else there may be to say, beside changes. */
const besides = {
  unstable: ['picture is unstable', 'pictures are unstable'],
  renamed: ['picture has another name', 'pictures have another name'],
  new: ['picture is new', 'pictures are new'],
  missing: ['picture could not be judged', 'pictures could not be judged'],
  stale: ['acceptance matches nothing', 'acceptances match nothing'],
}

const list = new Intl.ListFormat('en-GB')

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
  const numbers = { unstable: unstable.length, renamed: renamed.length, new: pictures.new.length, missing }
  const sentence = sentenceOf(causes, pictures, tokens.length, { ...numbers, stale: stale.length })
  return { sentence, causes, stale, pictures, exitCode }
}

/**
 * @param {Findings['causes']} causes
 * @param {Findings['pictures']} pictures
 * @param {number} tokens how many changed, used or not
 * @param {Record<keyof typeof besides, number>} numbers
 */
function sentenceOf(causes, { changed, removed, same }, tokens, numbers) {
  const ofKind = (/** @type {string} */ name) => causes.filter(({ kind }) => kind === name).length
  const whatChanged = list.format(counted(things, ofKind))
  const what = [...(whatChanged ? [`${whatChanged} changed`] : []), ...counted(events, ofKind)].join(', ')
  const also = list.format(counted(besides, (name) => new Map(Object.entries(numbers)).get(name) ?? 0))
  const rest = `; ${also || 'nothing else'}.`
  const follow = count(changed.length + removed.length, ['picture follows', 'pictures follow'])
  const settled = causes.every(({ isAccepted }) => isAccepted) ? ' All of it is accepted.' : ''
  if (what) return `${what}, ${follow}${rest}${settled}`
  if (tokens > 0) return `${count(tokens, nouns.token)} changed and no picture follows${rest}`
  if (also) return `Nothing changed; ${also}.`
  return `Nothing changed: ${count(same.length, ['picture is', 'pictures are'])} as before.`
}

/** How many there are of each, in words, where there are any. @param {Record<string, string[]>} words @param {(name: string) => number} numberOf */
const counted = (words, numberOf) =>
  Object.entries(words).flatMap(([name, forms]) => (numberOf(name) > 0 ? [count(numberOf(name), forms)] : []))

/** @param {number} number @param {string[]} forms for one, and for several */
const count = (number, [one = '', several = `${one}s`]) => `${number} ${number === 1 ? one : several}`

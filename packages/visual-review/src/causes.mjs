import { changeOf } from './compare.mjs'
import { everywhere } from './plan.mjs'

/** @typedef {import('./compare.mjs').Kind} Kind */
/** @typedef {import('./review.mjs').Result} Result */

/**
 * One reason for which pictures changed.
 * @typedef {object} Cause
 * @property {Kind} kind
 * @property {string} text as in {@link import('./compare.mjs').Change}
 * @property {string[]} where the elements it was seen on, in words
 * @property {string[]} titles the components, features and pages it was seen in
 * @property {Result[]} pictures
 */

/**
 * The reasons of all changes, the one with most pictures first. What an element changed in light and in dark, say from
 * one colour to another in each, is one reason, which names both.
 * @param {Result[]} results in the order of the modes
 * @returns {Cause[]}
 */
export function causesOf(results) {
  /** @type {Map<string, { kind: Kind, texts: Set<string>, where: Set<string>, titles: Set<string>, pictures: Set<Result> }>} */
  const causes = new Map()
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const result of results) {
    for (const { kind, slot, text, place, where } of changesOf(result)) {
      const change = kind === 'token' ? slot : [result.story.id, kind, place, slot].join('|')
      const key = names.get(change) ?? `${kind} ${text}`
      names.set(change, key)
      const none = { kind, texts: new Set([text]), where: new Set(), titles: new Set(), pictures: new Set() }
      const cause = causes.get(key) ?? none
      causes.set(key, cause)
      if (!cause.texts.has(text) && everywhere.includes(result.mode)) cause.texts.add(`in ${result.mode} ${text}`)
      if (where) cause.where.add(where)
      cause.titles.add(result.story.title)
      cause.pictures.add(result)
    }
  }
  const told = [...causes.values()].map(({ kind, texts, where, titles, pictures }) => {
    return { kind, text: [...texts].join('; '), where: [...where], titles: [...titles].sort(), pictures: [...pictures] }
  })
  return told.sort((one, other) => other.pictures.length - one.pictures.length)
}

/** @param {Result} result @returns {import('./compare.mjs').Change[]} */
function changesOf(result) {
  if (result.status === 'changed') return result.changes
  if (result.status !== 'removed') return []
  return [changeOf('story', 'removed', `${result.story.id} removed`)]
}

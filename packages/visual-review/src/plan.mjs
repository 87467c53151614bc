import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CannotJudge } from './trees.mjs'

/**
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title its component, feature or page: `UI/Button`
 * @property {string} name
 * @property {string} importPath its file
 *
 * @typedef {'base' | 'head'} SideName
 * @typedef {{ story: Story, mode: string, sides: SideName[] }} Picture A story in a mode, and the builds that have it.
 *
 * @typedef {object} Wish What somebody asked to look at.
 * @property {string[]} modes `core`, `all`, or names of modes
 * @property {string[]} stories parts of ids or titles; none means every story
 * @property {Set<string> | 'all'} files story files that may be affected
 */

/** The modes that every story is taken in; the others are for one story of each component and for every page. */
export const everywhere = ['light', 'dark']

/** Whether all there is was asked for. @param {Wish} wish */
export function isWhole({ modes, stories, files }) {
  return stories.length === 0 && files === 'all' && modes.some((name) => name === 'core' || name === 'all')
}

/** The stories that a build lists, by id; those without the tag `dev` are tests of one that it lists. @param {string} build its folder @returns {Map<string, Story>} */
export function storiesOf(build) {
  /** @type {{ entries: Record<string, Story & { type: string, tags: string[] }> }} */
  const { entries } = JSON.parse(readFileSync(path.join(build, 'index.json'), 'utf8'))
  return new Map(Object.entries(entries).filter(([, { type, tags }]) => type === 'story' && tags.includes('dev')))
}

/**
 * Every picture to be taken, mode by mode.
 * @param {Map<string, Story>} base
 * @param {Map<string, Story>} head
 * @param {string[]} modes all there are
 * @param {Wish} wish
 * @returns {Picture[]}
 */
export function plan(base, head, modes, wish) {
  const all = [...new Map([...base, ...head]).values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  /** @param {Story} story */
  const isWished = ({ id, title, importPath }) =>
    (wish.files === 'all' || wish.files.has(importPath.replace('./', ''))) &&
    (wish.stories.length === 0 ||
      wish.stories.some((part) => `${id} ${title}`.toLowerCase().includes(part.toLowerCase())))
  const stories = all.filter((story) => isWished(story))
  // Of each component the first that stays: one that is gone, or has another name, says all it can in light and dark.
  const inHead = all.filter(({ id }) => head.has(id)).reverse()
  const inBoth = inHead.filter(({ id }) => base.has(id))
  const firsts = new Set(new Map([...inHead, ...inBoth].map(({ id, title }) => [title, id])).values())

  const unknown = wish.modes.find((mode) => mode !== 'core' && mode !== 'all' && !modes.includes(mode))
  if (unknown) throw new CannotJudge(`There is no mode "${unknown}". The modes are ${modes.join(', ')}, core and all.`)
  /** @param {Story} story @param {string} mode */
  const isInMode = ({ id, title }, mode) =>
    wish.modes.includes('all') ||
    wish.modes.includes(mode) ||
    (wish.modes.includes('core') && (everywhere.includes(mode) || title.startsWith('Pages/') || firsts.has(id)))

  /** @param {Story} story */
  const sidesOf = ({ id }) => /** @type {const} */ (['base', 'head']).filter((side) => ({ base, head })[side].has(id))
  const pictures = modes.flatMap((mode) =>
    stories.filter((story) => isInMode(story, mode)).map((story) => ({ story, mode, sides: sidesOf(story) })),
  )
  if (pictures.length === 0)
    throw new CannotJudge('There is nothing to look at: no story was found that was asked for.')
  return pictures
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { differenceOf } from '../pixels.mjs'
import { everywhere } from '../plan.mjs'
import { CannotJudge } from '../trees.mjs'
import { pageOf } from './page.mjs'
import { summaryOf } from './summary.mjs'

/** @typedef {import('../review.mjs').Result} Result */

/**
 * @typedef {object} Told Everything that a report is made from.
 * @property {import('../verdict.mjs').Findings} findings
 * @property {Record<import('../plan.mjs').SideName, string>} builds
 * @property {import('../plan.mjs').Wish} wish
 * @property {Record<string, import('../capture.mjs').Mode>} modes
 * @property {{ building: number, looking: number }} seconds
 * @property {import('../trees.mjs').Base} base
 * @property {{ commit: string, isDirty: boolean }} head
 * @property {string} browser its version
 *
 * @typedef {object} ReportPicture
 * @property {number} at its number in the report
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} mode
 * @property {string} globals the mode, as Storybook's address has it
 * @property {Result['status']} status
 * @property {string | undefined} reason why it could not be judged, or what it is called now
 * @property {string[]} causes names of causes
 * @property {Partial<Record<'base' | 'head' | 'difference', string>>} files
 * @property {[left: number, top: number, width: number, height: number] | null} box where it changed
 * @property {number} pixels how many changed
 *
 * @typedef {object} ReportCause
 * @property {string} name for `accept`: `c1`
 * @property {import('../compare.mjs').Kind} kind
 * @property {string} text
 * @property {string[]} where
 * @property {string[]} titles
 * @property {number[]} pictures
 * @property {boolean} isAccepted
 *
 * @typedef {object} Report
 * @property {string} sentence
 * @property {number} exitCode
 * @property {{ pictures: number, stories: number, same: number }} looked
 * @property {string[]} notLooked what this review says nothing about
 * @property {import('../trees.mjs').Base} base
 * @property {{ commit: string, isDirty: boolean }} head
 * @property {string} browser
 * @property {{ building: number, looking: number }} seconds
 * @property {ReportCause[]} causes
 * @property {ReportPicture[]} pictures all that are not the same
 * @property {string[]} stale
 */

/**
 * Writes the page, the pictures, `report.json`, `summary.md` and both builds.
 * @param {string} folder emptied before
 * @param {Told} told
 * @returns {string} the page
 */
export function writeReport(folder, told) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  for (const [side, build] of Object.entries(told.builds)) cpSync(build, path.join(folder, side), { recursive: true })
  const report = reportOf(folder, told)
  const page = path.join(folder, 'index.html')
  writeFileSync(page, pageOf(report))
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(path.join(folder, 'summary.md'), summaryOf(report))
  return page
}

/** Says, in the place of a report, why there is none. @param {string} folder @param {string} reason */
export function writeNoReport(folder, reason) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'summary.md'), `## Visual review\n\n**Not judged.** ${reason}\n`)
}

/** The report that was written there. @param {string} folder @returns {Report} */
export function readReport(folder) {
  if (!existsSync(path.join(folder, 'report.json')))
    throw new CannotJudge('There is no report yet. `npm run visual` makes one.')
  return JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'))
}

/** @param {string} folder @param {Told} told @returns {Report} */
function reportOf(folder, { findings, wish, modes, ...rest }) {
  const { causes, pictures, sentence, exitCode, stale } = findings
  const { same, ...others } = pictures
  const shown = Object.values(others).flat()
  const names = new Map(causes.map((cause, at) => [cause, `c${at + 1}`]))
  const stories = new Set([...same, ...shown].map(({ story }) => story.id))
  return {
    sentence,
    exitCode,
    looked: { pictures: same.length + shown.length, stories: stories.size, same: same.length },
    notLooked: notLookedAt(wish),
    ...rest,
    causes: [...names].map(([cause, name]) => {
      // First the one that shows the cause with the fewest others.
      const others = (/** @type {Result} */ result) => causes.filter(({ pictures }) => pictures.includes(result)).length
      const clearest = cause.pictures.toSorted((one, other) => others(one) - others(other))
      return { ...cause, name, pictures: clearest.map((result) => shown.indexOf(result)) }
    }),
    pictures: shown.map((result, at) => ({
      at,
      ...result.story,
      mode: result.mode,
      globals: globalsOf(modes[result.mode]?.settings),
      status: result.status,
      reason: 'reason' in result ? result.reason : 'to' in result ? `now ${result.to}` : undefined,
      causes: [...names].flatMap(([cause, name]) => (cause.pictures.includes(result) ? [name] : [])),
      ...keepPictures(folder, at, result),
    })),
    stale: stale.map(({ file, kind, text }) => `${file}: ${kind} ${text}`),
  }
}

/** @param {string} folder @param {number} at @param {Result} result */
function keepPictures(folder, at, result) {
  const base = 'base' in result ? result.base : null
  const head = 'head' in result ? result.head : null
  const found = base && head ? differenceOf(base, head) : null
  const difference = found && found.pixels > 0 ? found : null
  const files = Object.entries({ base, head, difference: difference?.png }).flatMap(([name, png]) => {
    if (!png) return []
    const file = `pictures/${at}-${name}.png`
    writeFileSync(path.join(folder, file), png)
    return [[name, file]]
  })
  return { files: Object.fromEntries(files), box: difference?.box ?? null, pixels: difference?.pixels ?? 0 }
}

/** @param {import('../plan.mjs').Wish} wish */
function notLookedAt({ stories, files, modes }) {
  const core = `${everywhere.join(' and ')}, but for one story of each component and every page`
  return [
    ...(stories.length > 0 ? [`stories other than ${stories.join(', ')}`] : []),
    ...(files === 'all' ? [] : ['stories that import no changed file']),
    ...(modes.includes('all')
      ? []
      : [`modes other than ${modes.map((name) => (name === 'core' ? core : name)).join(', ')}`]),
    'documentation pages, other browsers, and what only a pointer or a scroll would show',
  ]
}

/** @param {import('../capture.mjs').Mode['settings']} settings */
function globalsOf(settings = {}) {
  const pairs = Object.entries(settings).map((pair) => pair.join(':'))
  return pairs.length > 0 ? `&globals=${pairs.join(';')}` : ''
}

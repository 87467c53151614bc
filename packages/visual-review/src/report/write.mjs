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
 * @property {Partial<import('../../../../.storybook/modes.ts').Settings>} globals what the mode sets in Storybook
 * @property {Result['status']} status
 * @property {string | undefined} note what it is called now
 * @property {string[]} causes names of causes
 * @property {Record<string, string>} files of `base`, `head` and `difference`, as far as there are any
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
 * @property {string[]} failures what could not be judged and why, once for all modes
 * @property {string[]} stale
 */

/**
 * Writes the page, the pictures, `report.json`, `summary.md` and both builds.
 * @param {string} folder emptied before
 * @param {Record<import('../plan.mjs').SideName, string>} builds
 * @param {Told} told
 * @returns {string} the page
 */
export function writeReport(folder, builds, told) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  for (const [side, build] of Object.entries(builds)) cpSync(build, path.join(folder, side), { recursive: true })
  const report = reportOf(folder, told)
  writeFileSync(path.join(folder, 'index.html'), pageOf(report))
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(path.join(folder, 'summary.md'), summaryOf(report))
  return path.join(folder, 'index.html')
}

/** Says, in the place of a report and as short as a comment has to be, why there is none. @param {string} folder @param {string} reason */
export function writeNoReport(folder, reason) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'summary.md'), `## Visual review\n\n**Not judged.** ${reason.slice(0, 5000)}\n`)
}

/** The report that was written there. @param {string} folder @returns {Report} */
export function readReport(folder) {
  if (!existsSync(path.join(folder, 'report.json')))
    throw new CannotJudge('There is no report yet. `npm run visual` makes one.')
  return JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'))
}

/** @param {string} folder @param {Told} told @returns {Report} */
function reportOf(folder, { findings, wish, modes, ...rest }) {
  const { same, ...others } = findings.pictures
  const shown = Object.values(others).flat()
  const stories = new Set([...same, ...shown].map(({ story }) => story.id))
  const failures = shown.flatMap((result) => ('reason' in result ? `${result.story.id}: ${result.reason}` : []))
  // A picture that shows few causes shows each of them best.
  const causesIn = (/** @type {Result} */ result) => findings.causes.filter(({ pictures }) => pictures.includes(result))
  return {
    ...rest,
    sentence: findings.sentence,
    exitCode: findings.exitCode,
    looked: { pictures: same.length + shown.length, stories: stories.size, same: same.length },
    notLooked: notLookedAt(wish),
    causes: findings.causes.map((cause) => {
      const clearest = cause.pictures.toSorted((one, other) => causesIn(one).length - causesIn(other).length)
      return { ...cause, pictures: clearest.map((result) => shown.indexOf(result)) }
    }),
    pictures: shown.map((result, at) => ({
      at,
      ...result.story,
      mode: result.mode,
      globals: modes[result.mode]?.settings ?? {},
      status: result.status,
      note: 'to' in result ? `now ${result.to}` : undefined,
      causes: causesIn(result).map(({ name }) => name),
      ...keepPictures(folder, at, result),
    })),
    failures: [...new Set(failures)],
    stale: findings.stale.map(({ file, kind, text }) => `${file}: ${kind} ${text}`),
  }
}

/** @param {string} folder @param {number} at @param {Result} result */
function keepPictures(folder, at, result) {
  const { base, head } = { base: null, head: null, ...result }
  const found = base && head ? differenceOf(base, head) : null
  const { png, box, pixels } = found?.pixels ? found : { png: null, box: null, pixels: 0 }
  /** @type {ReportPicture['files']} */
  const files = {}
  for (const [name, picture] of Object.entries({ base, head, difference: png })) {
    if (!picture) continue
    files[name] = `pictures/${at}-${name}.png`
    writeFileSync(path.join(folder, files[name]), picture)
  }
  return { files, box, pixels }
}

/** @param {import('../plan.mjs').Wish} wish */
function notLookedAt({ stories, files, modes }) {
  const core = `${everywhere.join(' and ')}, but for one story of each component and every page`
  const taken = modes.map((name) => (name === 'core' ? core : name)).join(', ')
  return [
    stories.length > 0 ? `stories other than ${stories.join(', ')}` : '',
    files === 'all' ? '' : 'stories that import no changed file',
    modes.includes('all') ? '' : `modes other than ${taken}`,
    'documentation pages, other browsers, other widths, and what only a pointer or a scroll would show',
  ].filter(Boolean)
}

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { VisualReviewConfig } from '../config.ts'
import type { Findings } from '../findings.ts'
import { makeIgnored } from '../ignored-folder.ts'
import { writePart, type Part } from '../part.ts'
import { getDifference } from '../pixels.ts'
import type { PictureSelection, Side } from '../plan.ts'
import { ReviewError } from '../review-error.ts'
import type { Result } from '../review.ts'
import { getPage } from './page.ts'
import type { ReportPicture } from '../in-page/report-picture.ts'
import { REPORT_FOLDER, REPORT_VERSION, type Report } from './report.ts'
import { getSummary, TITLE } from './summary.ts'

/** Everything that a report is made from. */
export interface ReportInput extends Pick<Report, 'base' | 'head' | 'browser' | 'seconds' | 'notes'> {
  findings: Findings
  selection: PictureSelection
  config: Pick<VisualReviewConfig, 'modes' | 'defaultModes'>
  /** What a part hands over to the merge. */
  part?: Part
}

/** Both builds of a Storybook. Of several, each has a folder of its own in the report, which its prefix is. */
export interface Builds {
  prefix: string
  builds: Record<Side, string>
}

/**
 * Writes a report into a folder, which is emptied before: first the pictures, `report.json` and `summary.md`, so that what
 * was captured is not lost if the rest fails; then all builds and the page, and what makes it a part, if it is one. Returns
 * the path of the page.
 */
export function writeReport(folder: string, storybooks: readonly Builds[], input: ReportInput): string {
  rmSync(folder, { recursive: true, force: true })
  makeIgnored(folder)
  mkdirSync(path.join(folder, 'pictures'))
  const files = new Map<Buffer, string>()
  const report = getReport(folder, files, input)
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(path.join(folder, 'summary.md'), getSummary(report))
  for (const { prefix, builds } of storybooks)
    for (const [side, build] of Object.entries(builds)) copyBuild(build, path.join(folder, side, prefix))
  writeFileSync(path.join(folder, 'index.html'), getPage(report))
  if (input.part) writePart(folder, input.part, files)
  return path.join(folder, 'index.html')
}

/** Copies a Storybook without the report beside it, which may be the one that is being written. */
function copyBuild(build: string, target: string) {
  for (const name of readdirSync(build))
    if (name !== REPORT_FOLDER) cpSync(path.join(build, name), path.join(target, name), { recursive: true })
}

/** Writes a `summary.md` that says why there is no report, short enough for a comment. */
export function writeFailure(folder: string, reason: string): void {
  rmSync(folder, { recursive: true, force: true })
  makeIgnored(folder)
  const [sentence = '', ...output] = reason.slice(0, 5000).split('\n')
  // An indented block shows whatever a build has printed, and cannot be left by it.
  const block = output.map((line) => `    ${line}`).join('\n')
  writeFileSync(path.join(folder, 'summary.md'), `${TITLE}\n\n**Not judged.** ${sentence}\n\n${block}`.trimEnd() + '\n')
}

/** What may be in the folder of a report that was not written to its end. */
const contents = new Set(['.gitignore', 'base', 'head', 'index.html', 'pictures', 'report.json'])

/** Throws a {@link ReviewError} for a folder with anything else than a report, which a report would replace. */
export function assertReplaceable(folder: string): void {
  const summary = path.join(folder, 'summary.md')
  if (!existsSync(folder) || readdirSync(folder).every((name) => contents.has(name))) return
  if (!existsSync(summary) || !readFileSync(summary, 'utf8').startsWith(TITLE))
    throw new ReviewError(`${folder} is not empty, and no report. Name another folder with --output.`)
}

/** Reads a report. Throws a {@link ReviewError} if there is none. */
export function readReport(folder: string): Report {
  const file = path.join(folder, 'report.json')
  if (!existsSync(file)) throw new ReviewError('There is no report yet. A review makes one.')
  // SAFETY: written by `writeReport`.
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function getReport(
  folder: string,
  written: Map<Buffer, string>,
  { findings, selection, config, base, head, browser, seconds, notes, part }: ReportInput,
): Report {
  const { same, skipped, ...others } = findings.pictures
  const shown = Object.values(others).flat()
  const stories = new Set([...same, ...shown].map(({ story }) => story.id))
  const listReasons = (results: readonly Result[]) => [
    ...new Set(results.flatMap((result) => ('reason' in result ? `${result.story.id}: ${result.reason}` : []))),
  ]
  const places = new Map(shown.map((result, at) => [result, at]))
  const causes = new Map(shown.map((result): [Result, string[]] => [result, []]))
  for (const { name, pictures } of findings.causes) for (const result of pictures) causes.get(result)?.push(name)
  const listCauses = (result: Result) => causes.get(result) ?? []
  return {
    version: REPORT_VERSION,
    time: new Date().toISOString(),
    ...(part && { part: part.part.shard }),
    sentence: findings.sentence,
    exitCode: findings.exitCode,
    looked: { pictures: same.length + shown.length, stories: stories.size, same: same.length },
    stories: [...stories].sort(),
    notLooked: notCovered(selection, config),
    ...{ base, head, browser, seconds },
    causes: findings.causes.map((cause) => {
      // Pictures with few causes show each of them most clearly.
      const clearestFirst = cause.pictures.toSorted((one, other) => listCauses(one).length - listCauses(other).length)
      return { ...cause, pictures: clearestFirst.flatMap((result) => places.get(result) ?? []) }
    }),
    pictures: shown.map((result, at) => ({
      at,
      id: result.story.id,
      title: result.story.title,
      name: result.story.name,
      mode: result.mode,
      globals: flatten(config.modes[result.mode]?.globals ?? {}),
      status: result.status,
      ...('to' in result && { note: `now ${result.to}` }),
      causes: listCauses(result),
      ...writePictures(folder, written, at, result),
    })),
    failures: listReasons(shown),
    skipped: listReasons(skipped),
    notes,
    stale: findings.stale.map(({ file, kind, text }) => `${file}: ${kind} ${text}`),
  }
}

/** Values as they are written in Storybook's addresses: `{ backgrounds: { value: 'dark' } }` is `backgrounds.value:dark`. */
function flatten(globals: object): Record<string, string> {
  const entries = Object.entries(globals).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(flatten(value)).map(([key, inner]) => [`${name}.${key}`, inner])
      : [[name, encode(value)]],
  )
  return Object.fromEntries(entries)
}

/** Storybook takes `true` for a text, and `#fff` for an address's fragment. */
function encode(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^#([\da-f]+)$/i, '!hex($1)')
  return typeof value === 'number' ? String(value) : `!${String(value)}`
}

/** Writes the screenshots of a result and their difference. `written` are the files of all pictures. */
function writePictures(
  folder: string,
  written: Map<Buffer, string>,
  at: number,
  result: Result,
): Pick<ReportPicture, 'files' | 'box' | 'pixels'> {
  const base = 'base' in result ? result.base : null
  const head = 'head' in result ? result.head : null
  const difference = base && head ? getDifference(base, head) : null
  const changed = difference?.pixels ? difference : null
  const files: ReportPicture['files'] = {}
  const write = (name: keyof ReportPicture['files'], png: Buffer | null | undefined) => {
    if (!png) return
    files[name] = `pictures/${at}-${name}.png`
    written.set(png, files[name])
    writeFileSync(path.join(folder, files[name]), png)
  }
  write('base', base)
  write('head', head)
  write('difference', changed?.png)
  return { files, box: changed?.box ?? null, pixels: changed?.pixels ?? 0 }
}

function notCovered(
  { stories, files, modes }: PictureSelection,
  { modes: allModes, defaultModes }: ReportInput['config'],
): string[] {
  const isWhole = modes.includes('all') || Object.keys(allModes).length === 1
  const core = `${defaultModes.join(' and ')}, but for one story of each component and every page`
  const covered = modes.map((name) => (name === 'core' ? core : name)).join(', ')
  return [
    stories.length > 0 ? `stories other than ${stories.join(', ')}` : '',
    files === 'all' ? '' : 'stories that import no changed file',
    isWhole || (modes.includes('core') && Object.keys(allModes).every((name) => defaultModes.includes(name)))
      ? ''
      : `modes other than ${covered}`,
    'documentation pages, other browsers, other widths, and what only a pointer or a scroll would show',
  ].filter(Boolean)
}

#!/usr/bin/env node
/** `visual-review`: compares the stories of the working tree with those of a base commit, or two finished builds. */
import { constants } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { parseBrowser } from './browser.ts'
import { lookAt, type LookOptions } from './look.ts'
import { assertApart, mergeParts } from './merge.ts'
import type { Reviewed } from './part.ts'
import { writeExports, writeFailedExports, type ExportFiles } from './report/exports.ts'
import { assertReplaceable, readReport, writeFailure, writeReport, type Builds } from './report/write.ts'
import { ReviewError } from './review-error.ts'
import { judge } from './reviewed.ts'
import { serve } from './serve.ts'
import { nameShard, parseShard } from './shard.ts'
import { compareFolders, compareWithBase, type SubjectOptions, type Subjects } from './subjects.ts'

const usage = `visual-review [--base REF] [--story PART]… [--only-changed] [--modes core|all|NAME,…] [--shard 2/8]
                [--browser chromium|firefox|webkit]
visual-review compare BEFORE AFTER [--story PART]… [--modes …] [--shard …]  compares the folders of two finished builds
visual-review merge PART…                     makes one report of the reports of all parts (--shard 1/2, --shard 2/2)
visual-review accept CAUSE… --reason TEXT     accepts causes of the last report (c1 c2 …, or all)
visual-review show [FOLDER]                   serves the last report, or another one, with both builds

--output FOLDER  where the report is, instead of visual-report
--junit FILE     also writes one test case for each story, for CI systems
--sarif FILE     also writes new accessibility violations, for GitHub's code scanning`

const root = process.cwd()

// An orderly exit, so that builds are stopped and temporary files are removed.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]))
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      story: { type: 'string', multiple: true, default: [] },
      'only-changed': { type: 'boolean', default: false },
      modes: { type: 'string', default: 'core' },
      browser: { type: 'string', default: 'chromium' },
      shard: { type: 'string' },
      output: { type: 'string', default: 'visual-report' },
      junit: { type: 'string' },
      sarif: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, ...names] = positionals
  const output = path.resolve(root, values.output)
  if (values.help) console.log(usage)
  else if (command === undefined)
    process.exitCode = await report(output, values, () => runReview(() => compareWithBase(root, values), values))
  else if (command === 'compare') {
    assertApart(output, names)
    process.exitCode = await report(output, values, () => runReview(() => compareFolders(root, names, values), values))
  } else if (command === 'merge') {
    assertWhole(values)
    assertApart(output, names)
    process.exitCode = await report(output, values, () => mergeParts(names))
  } else if (command === 'accept') acceptCauses(output, names, values.reason)
  else if (command === 'show') await showReport(names[0] ?? output)
  else throw new ReviewError(`There is no command "${command}".\n${usage}`)
} catch (error) {
  // `parseArgs` throws a TypeError with a code for unknown options.
  const isExpected = error instanceof ReviewError || (error instanceof TypeError && 'code' in error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 2
}

interface ReviewOptions extends SubjectOptions, Omit<LookOptions, 'browser'> {
  browser: string
  shard?: string | undefined
}

/** What a report is made from, and the builds that it is about. */
interface Outcome {
  reviewed: Reviewed
  builds: readonly Builds[]
}

/** Writes the report of what was found, or that nothing could be judged. Resolves with the exit code. */
async function report(
  output: string,
  files: ExportFiles,
  getOutcome: () => Outcome | Promise<Outcome>,
): Promise<number> {
  assertReplaceable(output)
  const { input, builds } = await find(getOutcome).catch((error: unknown) => {
    // Replaces an older report.
    const reason = error instanceof Error ? error.message : String(error)
    writeFailure(output, reason)
    writeFailedExports(files, reason)
    throw error
  })
  const { sentence, exitCode, stale } = input.findings
  const name = input.part && nameShard(input.part.part.shard)
  console.log(name ? `${name.replace('p', 'P')}: ${sentence}` : sentence)
  console.log(writeReport(output, builds, input))
  writeExports(files, input.findings)
  for (const { file, kind, text } of stale) console.log(`${file} accepts what is not there: ${kind} ${text}`)
  return exitCode
}

async function find(getOutcome: () => Outcome | Promise<Outcome>) {
  const { reviewed, builds } = await getOutcome()
  return { input: judge(reviewed), builds }
}

/** Compares what is prepared, or a part of it. */
async function runReview(prepare: () => Promise<Subjects>, values: ReviewOptions): Promise<Outcome> {
  const shard = values.shard === undefined ? undefined : parseShard(values.shard)
  const browser = parseBrowser(values.browser)
  const start = performance.now()
  const subjects = await prepare()
  const reviewed = await lookAt(subjects, { ...values, browser }, (performance.now() - start) / 1000, shard)
  return { reviewed, builds: subjects.storybooks }
}

/** Throws for options that the parts have already. */
function assertWhole({ base, shard, story, modes, browser, ...rest }: ReviewOptions) {
  const isNarrowed = base !== undefined || shard !== undefined || story.length > 0 || rest['only-changed']
  if (isNarrowed || modes !== 'core' || browser !== 'chromium')
    throw new ReviewError(
      'merge takes what its parts were made with: no --base, --story, --only-changed, --modes, --browser or --shard.',
    )
}

/** Serves a report with both builds until it is interrupted. */
async function showReport(folder: string) {
  const { sentence } = readReport(folder)
  const { origin } = await serve(folder, { port: 6007 }).catch(() => serve(folder))
  console.log(`${sentence}\n${origin}/index.html`)
}

/** Writes an acceptance file for causes of the last report. */
function acceptCauses(output: string, names: readonly string[], reason: string | undefined) {
  const { base, causes, part } = readReport(output)
  if (base.commit === undefined) throw new ReviewError('Two folders have no history in which changes are accepted.')
  if (part) throw new ReviewError(`This is ${nameShard(part)}: merge all parts, and accept what the whole report has.`)
  const unaccepted = causes.filter(({ isAccepted }) => !isAccepted)
  const chosen = names.includes('all') ? unaccepted : unaccepted.filter(({ name }) => names.includes(name))
  if (!reason?.trim() || chosen.length === 0 || chosen.length < names.length)
    throw new ReviewError(
      `Say which causes (${unaccepted.map(({ name }) => name).join(', ') || 'there are none'}) and why.`,
    )
  console.log(`${accept(root, reason, chosen)} written: commit it with the change.`)
}

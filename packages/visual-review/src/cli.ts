#!/usr/bin/env node
/** `visual-review`: compares the stories of the working tree with those of a base commit, or two finished builds. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { accept, readAcceptances, type Acceptance } from './accept.ts'
import { findAffected, getModules } from './affected.ts'
import { launchBrowser } from './browser.ts'
import { buildBoth, changedFiles, findBase, gitIn, headRevision } from './builds.ts'
import { loadConfig, loadRenderConfig, type RenderConfig } from './config.ts'
import { getFindings } from './findings.ts'
import { isComplete, plan, type Side } from './plan.ts'
import { readStories } from './read-stories.ts'
import { readReport, writeFailure, writeReport, type ReportInput } from './report/write.ts'
import { ReviewError } from './review-error.ts'
import { review } from './review.ts'
import { serve } from './serve.ts'

const usage = `visual-review [--base REF] [--story PART]… [--only-changed] [--modes core|all|NAME,…]
visual-review compare BEFORE AFTER [--story PART]… [--modes …]  compares the folders of two finished builds
visual-review accept CAUSE… --reason TEXT     accepts causes of the last report (c1 c2 …, or all)
visual-review show [FOLDER]                   serves the last report, or another one, with both builds`

const root = process.cwd()
const reportFolder = path.join(root, 'visual-report')

// An orderly exit, so that temporary files are removed.
process.on('SIGINT', () => process.exit(130))
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      story: { type: 'string', multiple: true, default: [] },
      'only-changed': { type: 'boolean', default: false },
      modes: { type: 'string', default: 'core' },
      reason: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, ...names] = positionals
  if (values.help) console.log(usage)
  else if (command === undefined) process.exitCode = await runReview(compareWithBase, values)
  else if (command === 'compare') process.exitCode = await runReview((values) => compareFolders(names, values), values)
  else if (command === 'accept') acceptCauses(names, values.reason)
  else if (command === 'show') await showReport(names[0] ?? reportFolder)
  else throw new ReviewError(`There is no command "${command}".\n${usage}`)
} catch (error) {
  // `parseArgs` throws a TypeError with a code for unknown options.
  const isExpected = error instanceof ReviewError || (error instanceof TypeError && 'code' in error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 2
}

interface ReviewArguments {
  base?: string | undefined
  story: string[]
  modes: string
  'only-changed': boolean
}

/** What is compared: both builds, and what is known about them. */
interface Subjects extends Pick<ReportInput, 'base' | 'head'> {
  config: RenderConfig
  builds: Record<Side, string>
  /** Story files that may be affected by a change. */
  files: Set<string> | 'all'
  acceptances: Acceptance[]
}

/** Runs a review and writes the report. Resolves with the exit code. */
async function runReview(
  prepare: (values: ReviewArguments) => Promise<Subjects>,
  values: ReviewArguments,
): Promise<number> {
  const { builds, ...input } = await lookAt(prepare, values).catch((error: unknown) => {
    // Replaces an older report.
    writeFailure(reportFolder, error instanceof Error ? error.message : String(error))
    throw error
  })
  const { sentence, exitCode, stale } = input.findings
  console.log(sentence)
  console.log(writeReport(reportFolder, builds, input))
  for (const { file, kind, text } of stale) console.log(`${file} accepts what is not there: ${kind} ${text}`)
  return exitCode
}

/** Builds Storybook at the base and from the working tree. */
async function compareWithBase(values: ReviewArguments): Promise<Subjects> {
  const config = await loadConfig(root)
  const git = gitIn(root)
  const base = findBase(values.base, git)
  console.log(`Base: ${base.name}. What is not built yet is built first.`)
  const builds = await buildBoth(root, base, config.build, git)
  const files = values['only-changed']
    ? findAffected(changedFiles(base, git), getModules(builds.head), config)
    : ('all' as const)
  const acceptances = readAcceptances(root, changedFiles(base, git, 'A'))
  return { config, builds, base, head: headRevision(git), files, acceptances }
}

/** Takes the folders of two finished builds. Nothing is known of their history, so that nothing is accepted. */
async function compareFolders(folders: readonly string[], values: ReviewArguments): Promise<Subjects> {
  const [base, head] = folders.map((folder) => path.resolve(root, folder))
  if (!base || !head || folders.length > 2) throw new ReviewError('Name two folders: compare BEFORE AFTER.')
  if (values.base !== undefined || values['only-changed'])
    throw new ReviewError('--base and --only-changed need a history, which two folders do not have.')
  for (const folder of [base, head])
    // A build that fails may have written the first.
    for (const file of ['index.json', 'iframe.html'])
      if (!existsSync(path.join(folder, file)))
        throw new ReviewError(`${folder} is no built Storybook: it has no ${file}.`)
  const config = await loadRenderConfig(root)
  return { config, builds: { base, head }, base: { name: base }, head: { name: head }, files: 'all', acceptances: [] }
}

/** Compares the stories of two builds. */
async function lookAt(
  prepare: (values: ReviewArguments) => Promise<Subjects>,
  values: ReviewArguments,
): Promise<ReportInput & { builds: Record<Side, string> }> {
  const start = performance.now()
  const { config: configured, builds, base, head, files, acceptances } = await prepare(values)
  const built = performance.now()

  const selection = { modes: values.modes.split(','), stories: values.story, files }
  const browser = await launchBrowser(configured.launchOptions())
  try {
    const {
      base: before,
      head: after,
      ...modes
    } = await readStories({ browser, builds, config: configured }, selection)
    const config = { ...configured, ...modes }
    const pictures = plan(before, after, config, selection)
    const options = { browser, builds, config, concurrency: availableParallelism(), onProgress: logProgress() }
    const reviewed = await review(options, pictures)
    const coverage = { planned: pictures.length, isComplete: isComplete(selection) }
    return {
      findings: getFindings(reviewed, acceptances, coverage, config.defaultModes),
      seconds: { building: (built - start) / 1000, looking: (performance.now() - built) / 1000 },
      browser: browser.version(),
      notes: reviewed.notes,
      ...{ builds, selection, config, base, head },
    }
  } finally {
    await browser.close()
  }
}

/** Serves a report with both builds until it is interrupted. */
async function showReport(folder: string) {
  const { sentence } = readReport(folder)
  const { origin } = await serve(folder, { port: 6007 }).catch(() => serve(folder))
  console.log(`${sentence}\n${origin}/index.html`)
}

/** Writes an acceptance file for causes of the last report. */
function acceptCauses(names: readonly string[], reason: string | undefined) {
  const unaccepted = readReport(reportFolder).causes.filter(({ isAccepted }) => !isAccepted)
  const chosen = names.includes('all') ? unaccepted : unaccepted.filter(({ name }) => names.includes(name))
  if (!reason?.trim() || chosen.length === 0 || chosen.length < names.length)
    throw new ReviewError(
      `Say which causes (${unaccepted.map(({ name }) => name).join(', ') || 'there are none'}) and why.`,
    )
  console.log(`${accept(root, reason, chosen)} written: commit it with the change.`)
}

/** Logs every 5 % the progress, the speed and the remaining time. */
function logProgress() {
  const start = performance.now()
  return (done: number, total: number) => {
    if (Math.floor((done / total) * 20) === Math.floor(((done - 1) / total) * 20)) return
    const seconds = (performance.now() - start) / 1000
    const left = Math.round((seconds / done) * (total - done))
    console.log(`${done} of ${total} pictures, ${((done * 2) / seconds).toFixed(1)} captures a second, ${left} s left`)
  }
}

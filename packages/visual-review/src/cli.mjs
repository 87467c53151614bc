/**
 * `npm run visual`: what this working tree changes in the pictures of its stories, and why. See docs/visual-review.md.
 */
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { alone } from '../../../tools/lib/lock.mjs'
import { root } from '../../../tools/lib/run.ts'
import { accept, acceptancesIn } from './accept.mjs'
import { affectedBy, modulesOf } from './affected.mjs'
import { openBrowser, readModes } from './capture.mjs'
import { isWhole, plan, storiesOf } from './plan.mjs'
import { readReport, writeNoReport, writeReport } from './report/write.mjs'
import { review } from './review.mjs'
import { serve } from './serve.mjs'
import { buildBase, buildHead, CannotJudge, changedFiles, findBase, headName } from './trees.mjs'
import { findingsOf } from './verdict.mjs'

const usage = `npm run visual -- [--base REF] [--story PART]… [--only-changed] [--modes core|all|NAME,…]
npm run visual -- accept CAUSE… --reason TEXT     accepts causes of the last report (c1 c2 …, or all)
npm run visual -- show [FOLDER]                   serves the last report, or another one, with both builds`

const out = path.join(root, 'visual-report')

// Leaving, instead of being killed, lets what is under way put away what it has made.
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
  else if (command === undefined) process.exitCode = await judge(values).catch(tellNothing)
  else if (command === 'accept') acceptCauses(names, values.reason)
  else if (command === 'show') await show(names[0] ?? out)
  else throw new CannotJudge(`There is no command "${command}".\n${usage}`)
} catch (error) {
  // The second is what `parseArgs` does not know.
  console.error(error instanceof CannotJudge || (error instanceof TypeError && 'code' in error) ? error.message : error)
  process.exitCode = 2
}

/**
 * Compares the working tree with its base.
 * @param {{ base?: string | undefined, story: string[], modes: string, 'only-changed': boolean }} values
 * @returns {Promise<number>} the exit code
 */
async function judge(values) {
  const begin = performance.now()
  const base = findBase(values.base)
  console.log(`Base: ${base.name}. What is not built yet is built first.`)
  const builds = { base: await buildBase(base), head: await buildHead() }
  const built = performance.now()

  const modes = await readModes()
  const affected = values['only-changed'] ? affectedBy(changedFiles(base), modulesOf(builds.head)) : 'all'
  const wish = { modes: values.modes.split(','), stories: values.story, files: affected }
  const pictures = plan(storiesOf(builds.base), storiesOf(builds.head), Object.keys(modes.modes), wish)

  const browser = await openBrowser()
  const studio = { browser, builds, modes, pairs: availableParallelism(), onProgress: progress() }
  const reviewed = await review(studio, pictures).finally(() => browser.close())
  const extent = { planned: pictures.length, isWhole: isWhole(wish) }
  const findings = findingsOf(reviewed, acceptancesIn(root, changedFiles(base, 'A')), extent)
  const seconds = { building: (built - begin) / 1000, looking: (performance.now() - built) / 1000 }
  const told = { findings, wish, modes: modes.modes, seconds, base, head: headName(), browser: browser.version() }
  const page = await alone(path.join(root, '.cache/visual/report.lock'), () => writeReport(out, builds, told))
  console.log(`${findings.sentence}\n${page}`)
  for (const { file, kind, text } of findings.stale) console.log(`${file} accepts what is not there: ${kind} ${text}`)
  return findings.exitCode
}

/** Leaves no older report behind that could be taken for this one. @param {Error} reason @returns {never} */
function tellNothing(reason) {
  writeNoReport(out, reason.message)
  throw reason
}

/** @param {string} folder */
async function show(folder) {
  const { sentence } = readReport(folder)
  console.log(`${sentence}\n${(await serve(folder, 6007)).origin}/index.html`)
}

/** @param {string[]} names @param {string | undefined} reason */
function acceptCauses(names, reason) {
  const open = readReport(out).causes.filter(({ isAccepted }) => !isAccepted)
  const chosen = names.includes('all') ? open : open.filter(({ name }) => names.includes(name))
  if (!reason?.trim() || chosen.length === 0 || chosen.length < names.length)
    throw new CannotJudge(`Say which causes (${open.map(({ name }) => name).join(', ') || 'there are none'}) and why.`)
  console.log(`${accept(root, reason, chosen)} written: commit it with the change.`)
}

/** Says at every twentieth how far it has come, and how long it will take. */
function progress() {
  const begin = performance.now()
  return (/** @type {number} */ done, /** @type {number} */ of) => {
    if (Math.floor((done / of) * 20) === Math.floor(((done - 1) / of) * 20)) return
    const seconds = (performance.now() - begin) / 1000
    const left = Math.round((seconds / done) * (of - done))
    console.log(`${done} of ${of} pictures, ${((done * 2) / seconds).toFixed(1)} captures a second, ${left} s left`)
  }
}

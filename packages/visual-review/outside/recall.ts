/**
 * `npm run test:recall --workspace visual-review -- FOLDER COMMIT…`: measures whether a review finds what the authors of a
 * Storybook saw. Of each commit in which source and the authors' own pictures changed together, it builds the parent and the
 * commit, compares both, and says which of the stories with another picture are among the causes, and which stories else.
 *
 * FOLDER is a clone of theirs: its work tree is checked out, and what is not committed there is lost. A picture belongs to
 * the story whose id, or title with name, is at the beginning of the picture's name, or else the last part of its title
 * with its name somewhere later.
 *
 * --install COMMAND   run by a shell in FOLDER where the lockfile is another than before
 * --build COMMAND     run by a shell in FOLDER; it writes Storybook into $OUT
 * --pictures REGEXP   only pictures with such a path
 * --results FOLDER    has the builds by commit, which are kept, and the reports; a visual-review.config.ts there is used
 * --compare=OPTIONS   further options of the comparison, such as --compare="--modes desktop"
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from '../src/report/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    install: { type: 'string' },
    build: { type: 'string' },
    pictures: { type: 'string', default: '' },
    results: { type: 'string', default: 'recall' },
    compare: { type: 'string', default: '' },
  },
})
const { install = 'npm ci --ignore-scripts', build = 'npx storybook build --test --quiet --output-dir "$OUT"' } = values
const [folder = '.', ...commits] = positionals
const results = path.resolve(values.results)
const wanted = new RegExp(values.pictures)
const LOCKFILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock']

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

let installed = ''
let [found, all] = [0, 0]
for (const commit of commits) {
  console.log(git('log', '-1', '--format=%n%h %as %s', commit))
  const [before, after] = [buildAt(`${commit}^`), buildAt(commit)]
  if (!before || !after) continue
  const output = path.join(results, git('rev-parse', '--short', commit))
  const cli = path.join(import.meta.dirname, '../src/cli.ts')
  const options = ['compare', before, after, '--output', output, ...values.compare.split(' ').filter(Boolean)]
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), cli, ...options], {
    cwd: results,
    stdio: 'inherit',
  })
  // SAFETY: the command has just written it.
  judge(commit, after, JSON.parse(readFileSync(path.join(output, 'report.json'), 'utf8')) as Report)
}
console.log(
  `\n${String(found)} of ${String(all)} stories whose picture was changed by its authors are among the causes.`,
)

/** The folder of a commit's Storybook, if it can be built. */
function buildAt(ref: string): string | null {
  const name = git('rev-parse', '--short', ref)
  const out = path.join(results, 'builds', name)
  if (existsSync(path.join(out, 'iframe.html'))) return out
  git('checkout', '--quiet', '--force', ref)
  const lock = git('ls-tree', 'HEAD', ...LOCKFILES)
  const isBuilt = (lock === installed || run(install)) && run(build)
  installed = isBuilt ? lock : installed
  if (isBuilt) return out
  rmSync(out, { recursive: true, force: true })
  console.log(`${name} was not built.`)
  return null

  function run(command: string): boolean {
    const env = { ...process.env, OUT: out, CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }
    const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, encoding: 'utf8', env })
    if (status !== 0) console.log(`${stdout}${stderr}`.slice(-1000))
    return status === 0
  }
}

/** Says which of the stories with another picture are among the causes of a report. */
function judge(commit: string, storybook: string, report: Report) {
  // SAFETY: the index of a Storybook since version 7.
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string }>
  }
  const changed = git('diff', '--name-only', '--diff-filter=M', `${commit}^`, commit, '--', '*.png')
  const stories = new Set<string>()
  for (const picture of changed.split('\n').filter((file) => file && wanted.test(file))) {
    const name = squash(path.basename(picture))
    const keys = Object.values(entries).flatMap(({ id, title, name: story }) => {
      const component = squash(title.split('/').at(-1) ?? '')
      const isNamed = name.startsWith(component) && name.slice(component.length).includes(squash(story))
      const whole = [squash(id), squash(title + story)].filter((key) => name.startsWith(key))
      return [...whole, ...(isNamed ? [component + squash(story)] : [])].map((key) => ({ id, key }))
    })
    const [best] = keys.toSorted((a, b) => b.key.length - a.key.length)
    if (best) stories.add(best.id)
    else console.log(`  ${picture} belongs to no story.`)
  }
  const statuses = new Map<string, string>()
  for (const { id, status } of report.pictures) if (statuses.get(id) !== 'changed') statuses.set(id, status)
  for (const id of stories) {
    all++
    if (statuses.get(id) === 'changed') found++
    else console.log(`  ${id} is ${statuses.get(id) ?? (report.stories.includes(id) ? 'same' : 'not compared')}.`)
  }
  const surplus = [...statuses].filter(([id]) => !stories.has(id)).map(([id, status]) => `${id} (${status})`)
  console.log(`  ${String(stories.size)} stories with another picture; beside them: ${surplus.join(', ') || 'none'}`)
  for (const { name, kind, text, pictures } of report.causes)
    console.log(`  ${name} ${kind} ${text.slice(0, 160)} [${String(pictures.length)}]`)
}

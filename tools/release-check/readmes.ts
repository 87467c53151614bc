/**
 * Checks the READMEs against the installed packages: the entries that they name
 * exist, the examples in TSX compile in a strict host and run, and those in CSS compile with Tailwind.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { check, installFolder, installed, getManifest, report } from '../lib/packed.ts'
import { listFolders, root } from '../lib/run.ts'
import { codeBlocks } from '../lib/code-blocks.ts'

/** The packages and entries of ours that a text names, and folders of the installed ones. */
export function entryNames(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/(?:node_modules\/)?@summit\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?/g)].map(([name]) => name)),
  ]
}

/** The entries of a package that its own README names for short: `/toast`. Addresses of the API begin with `/auth/v1`. */
export function shortNames(text: string, name: string): string[] {
  return [
    ...new Set([...text.matchAll(/`(\/[a-z][\w-]*(?:\/[\w-]+)*)`/g)].map(([, entry]) => `${name}${entry}`)),
  ].filter((entry) => !entry.endsWith('/auth/v1'))
}

const { resolve } = createRequire(join(installFolder, 'package.json'))

function exists(name: string): boolean {
  if (name.startsWith('node_modules/')) return existsSync(join(installFolder, name))
  const [scope = '', folder = '', ...entry] = name.split('/')
  if (entry.length === 0) return existsSync(join(root, 'node_modules', scope, folder))
  try {
    return existsSync(resolve(name))
  } catch {
    return false
  }
}

const getBlocks = (readme: string) => codeBlocks(readFileSync(join(root, readme), 'utf8'))

/** Writes the examples in a language, each to a file named after its line, and returns the files. */
function writeExamples(readmes: string[], language: string): string[] {
  return readmes.flatMap((readme) =>
    getBlocks(readme).flatMap((block) => {
      // `tools/readmes` runs what imports another example.
      if (block.language !== language || /(from|@import) '\.\//.test(block.code)) return []
      const { line, code } = block
      const file = join('examples', `${readme}-${line}.${language}`)
      mkdirSync(join(installFolder, dirname(file)), { recursive: true })
      writeFileSync(join(installFolder, file), code)
      return [file]
    }),
  )
}

/** Node resolves style sheets, which it cannot read, to empty modules. */
const withoutSheets = `import { register } from 'node:module'
const load = "(url, context, next) => url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)"
register('data:text/javascript,' + encodeURIComponent('export const load = ' + load))
`

/** Writes a module that runs examples, and returns its name. */
function writeRunner(name: string, examples: string[]): string {
  const entries = examples.map((file) => {
    const readme = file.replace(/^examples\/(.*)-(\d+)\.tsx$/, '$1:$2')
    const takesProvider =
      !file.includes('packages/ui/') &&
      !readFileSync(join(installFolder, file), 'utf8').includes("'@summit/features/provider'")
    return `  { name: '${readme}', takesProvider: ${takesProvider}, load: () => import('./${file}') },\n`
  })
  const runner = `import { runExamples } from './render.tsx'\n\nawait runExamples([\n${entries.join('')}])\n`
  writeFileSync(join(installFolder, name), runner)
  return name
}

/** Copies the examples of Storybook's docs pages, which show them as they are, and returns the files of components. */
function copyStoryExamples(): string[] {
  const folder = 'examples/packages/ui/storybook'
  cpSync(join(root, 'stories/ui/examples'), join(installFolder, folder), { recursive: true })
  return readdirSync(join(installFolder, folder)).flatMap((file) => (file.endsWith('.tsx') ? [join(folder, file)] : []))
}

/** Runs the examples in Node, and bundled with the oldest React that the package supports. */
async function runExamples(examples: string[]) {
  cpSync(join(import.meta.dirname, 'render.tsx'), join(installFolder, 'render.tsx'))
  writeFileSync(join(installFolder, 'without-sheets.mjs'), withoutSheets)
  const run = (...args: string[]) => {
    const { status } = spawnSync(process.execPath, args, { cwd: installFolder, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
  run('--import', 'tsx', '--import', './without-sheets.mjs', writeRunner('run.ts', examples))
  for (const name of ['ui', 'features']) {
    const own = examples.filter((file) => file.startsWith(`examples/packages/${name}/`))
    const entry = writeRunner(`run-${name}.ts`, own)
    await build({
      root: join(root, 'config/oldest-hosts', name),
      configFile: false,
      logLevel: 'error',
      resolve: { dedupe: ['react', 'react-dom'] },
      ssr: { noExternal: true },
      build: { ssr: join(installFolder, entry), outDir: join(installFolder, 'oldest', name), emptyOutDir: true },
    })
    run(join('oldest', name, `run-${name}.js`))
  }
}

/** Checks that the packages of ours that the commands of a README run have a command, which prints its usage. */
function checkCommands(readme: string) {
  for (const { code, line } of getBlocks(readme)) {
    for (const [, name = ''] of code.matchAll(/^npx (@summit\/\S+)/gm)) {
      const { bin = {} } = getManifest(installed(name))
      const [file = ''] = Object.values(bin)
      const { stdout } = spawnSync(process.execPath, [join(installed(name), file)], { encoding: 'utf8' })
      const problem = `${readme}:${line}: "npx ${name}" does not print its usage`
      report(`READMEs: npx ${name}`, stdout.startsWith(`Usage: npx ${name} `) ? [] : [problem])
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = listFolders(join(root, 'packages')).map((folder) => `packages/${folder}/README.md`)
  const readmes = ['README.md', ...packages]
  rmSync(join(installFolder, 'examples'), { recursive: true, force: true })

  const unknown = readmes.flatMap((readme) => {
    const text = readFileSync(join(root, readme), 'utf8')
    const names = [
      ...entryNames(text),
      ...(readme === 'packages/features/README.md' ? shortNames(text, '@summit/features') : []),
    ]
    return names.filter((name) => !exists(name)).map((name) => `${readme} names ${name}, which does not exist`)
  })
  report('READMEs: the entries exist', unknown)

  const examples = [...writeExamples(readmes, 'tsx'), ...copyStoryExamples()]
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true },
    ...{ noUncheckedSideEffectImports: true, noEmit: true, allowImportingTsExtensions: true },
    ...{ target: 'es2023', module: 'nodenext', jsx: 'react-jsx', types: [] },
  }
  writeFileSync(join(installFolder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(installFolder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: examples }))
  check(`READMEs: ${examples.length} examples compile`, 'tsc', '-p', installFolder)
  const [tests, modules] = [true, false].map((isTest) =>
    examples.filter((file) => readFileSync(join(installFolder, file), 'utf8').includes("'vitest'") === isTest),
  )
  writeFileSync(
    join(installFolder, 'vitest.config.ts'),
    `export default ${JSON.stringify({ test: { environment: 'jsdom', globals: true, include: tests } })}`,
  )
  check(`READMEs: the tests pass (${(tests ?? []).length})`, 'vitest', 'run')
  await runExamples(modules ?? [])
  for (const readme of readmes) checkCommands(readme)

  for (const sheet of writeExamples(readmes, 'css')) {
    check(`READMEs: ${sheet} compiles`, 'tailwindcss', '--input', sheet, '--output', '/dev/null')
  }
}

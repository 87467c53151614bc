/**
 * Packs copies of the packages as they would be published, and checks them from the outside: manifests (publint), types
 * (attw), that Node can import every entry, and that modules for the client say so. `tools/readmes` checks the READMEs
 * against what is installed here.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Manifest {
  name: string
  private?: boolean
  exports: Record<string, unknown>
}

const root = resolve(import.meta.dirname, '..')
const desk = join(root, '.cache/packages')

/** The names that server components may import from React. */
const serverReact = new Set(
  Object.keys(createRequire(import.meta.url)('../node_modules/react/react.react-server.js') as object),
)

/** What a module without 'use client' imports from React that server components do not have. */
export function clientImports(code: string): string[] {
  if (code.startsWith("'use client'")) return []
  const imported = [...code.matchAll(/import \{([^}]*)\} from 'react'/g)].flatMap(([, names = '']) => names.split(','))
  return imported.map((name) => name.trim()).filter((name) => name && !serverReact.has(name))
}

function manifestOf(folder: string): Manifest {
  // SAFETY: the manifest of one of our packages.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Packs a copy, for the manifest changes meanwhile, and installs it where the other packages find it. */
function pack(folder: string) {
  const copy = join(desk, 'packages', folder)
  cpSync(join(root, 'packages', folder), copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const { name } = manifestOf(copy)
  const archive = join(desk, `${folder}.tgz`)
  const packing = ['pack', '--json', '--foreground-scripts=false', '--pack-destination', desk]
  const output = execFileSync('npm', packing, { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' })
  // SAFETY: what npm documents for `--json`.
  const [packed] = JSON.parse(output) as { filename: string }[]
  if (packed) cpSync(join(desk, packed.filename), archive)
  const installed = join(desk, 'node_modules', name)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  return { archive, installed, manifest: manifestOf(installed) }
}

/** Runs a command and prints what it says if it fails. */
function check(title: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  report(title, status === 0 ? [] : [stdout + stderr])
}

function report(title: string, problems: string[]) {
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${title}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

/** The modules and style sheets of a package, with one for every file that a pattern such as `./*` matches. */
function entriesOf(installed: string, exports: Manifest['exports']) {
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (entry.endsWith('.json')) return []
    if (!entry.includes('*')) return [entry]
    // SAFETY: a pattern of ours has a default condition.
    const { default: file } = target as { default: string }
    const [folder = ''] = file.split('*')
    return readdirSync(join(installed, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replace(/\.js$/, ''))
      .filter((name) => existsSync(join(installed, file.replaceAll('*', name))))
      .map((name) => entry.replace('*', name))
  })
}

function checkPackage({ archive, installed, manifest: { name, exports } }: ReturnType<typeof pack>) {
  const [sheets, modules] = [true, false].map((isSheet) =>
    entriesOf(installed, exports).filter((entry) => entry.endsWith('.css') === isSheet),
  )
  check(`${name}: publint`, 'publint', 'run', archive, '--strict')
  const excluded = sheets?.length ? ['--exclude-entrypoints', ...sheets] : []
  check(`${name}: attw`, 'attw', archive, '--profile', 'esm-only', '--no-emoji', ...excluded)
  const script = join(desk, 'import.mjs')
  writeFileSync(script, (modules ?? []).map((entry) => `await import('${join(name, entry)}')\n`).join(''))
  check(`${name}: imports in Node`, process.execPath, script)
  const built = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const misplaced = built.map((file) => [file, clientImports(readFileSync(join(installed, file), 'utf8'))] as const)
  report(
    `${name}: 'use client'`,
    misplaced.flatMap(([file, names]) => (names.length > 0 ? `${file} imports ${names.join(', ')} from React` : [])),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  rmSync(desk, { recursive: true, force: true })
  cpSync(join(root, 'tools/published-manifest.ts'), join(desk, 'tools/published-manifest.ts'))
  const folders = readdirSync(join(root, 'packages')).filter(
    (folder) => !manifestOf(`${root}/packages/${folder}`).private,
  )
  // All are installed before the first is checked: one imports the other.
  folders.map(pack).forEach(checkPackage)
}

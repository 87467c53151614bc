/**
 * Packs the packages as `npm pack` does, installs them, and checks them from the outside: manifests (publint), types
 * (attw), that Node can import every entry, and that modules for the client say so. `tools/readmes` checks the READMEs
 * against what is installed here.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  archives,
  check,
  installFolder,
  entriesOf,
  installed,
  type Manifest,
  manifestOf,
  published,
  report,
} from './lib/packed.ts'
import { publishedManifest } from './published-manifest.ts'

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

/** Packs a copy, whose manifest may change while other checks read the package's, and installs it. */
function pack({ folder, name }: (typeof published)[number]): string {
  const copy = join(installFolder, 'packages', basename(folder))
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
  writeFileSync(join(copy, 'package.json'), publishedManifest(readFileSync(join(folder, 'package.json'), 'utf8')))
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', archives]
  const output = execFileSync('npm', packing, { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' })
  // SAFETY: what npm documents for `--json`.
  const [packed] = JSON.parse(output) as [{ filename: string }]
  const archive = join(archives, packed.filename)
  mkdirSync(installed(name), { recursive: true })
  execFileSync('tar', ['-xzf', archive, '-C', installed(name), '--strip-components=1'])
  return archive
}

function checkPackage({ name }: Manifest, archive: string) {
  const folder = installed(name)
  const [sheets = [], modules = []] = [true, false].map((isSheet) =>
    entriesOf(manifestOf(folder)).filter((entry) => entry.endsWith('.css') === isSheet),
  )
  check(`${name}: publint`, 'publint', 'run', archive, '--strict')
  // A package that is a command has no entries.
  if (modules.length === 0) return
  const excluded =
    sheets.length > 0 ? ['--exclude-entrypoints', ...sheets.map((sheet) => sheet.replace(name, '.'))] : []
  check(`${name}: attw`, 'attw', archive, '--profile', 'esm-only', '--no-emoji', ...excluded)
  const script = join(installFolder, 'import.mjs')
  writeFileSync(script, modules.map((entry) => `await import('${entry}')\n`).join(''))
  check(`${name}: imports in Node`, process.execPath, script)
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const misplaced = built.map((file) => [file, clientImports(readFileSync(join(folder, file), 'utf8'))] as const)
  report(
    `${name}: 'use client'`,
    misplaced.flatMap(([file, names]) => (names.length > 0 ? `${file} imports ${names.join(', ')} from React` : [])),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  rmSync(installFolder, { recursive: true, force: true })
  mkdirSync(archives, { recursive: true })
  // All are installed before the first is checked: one imports the other.
  const packed = published.map((manifest) => [manifest, pack(manifest)] as const)
  for (const [manifest, archive] of packed) checkPackage(manifest, archive)
}

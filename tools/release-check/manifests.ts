/**
 * Checks the installed packages from the outside: manifests (publint), types (attw), that Node can import every entry, and
 * that modules for the client say so.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  archiveName,
  archives,
  check,
  listEntries,
  installed,
  installFolder,
  getManifest,
  published,
  report,
} from '../lib/packed.ts'

/** The names that server components may import from React. */
const serverReact = new Set(
  Object.keys(createRequire(import.meta.url)('../../node_modules/react/react.react-server.js') as object),
)

/** What a module without 'use client' imports from React that server components do not have. */
export function clientImports(code: string): string[] {
  if (code.startsWith("'use client'")) return []
  const imported = [...code.matchAll(/import \{([^}]*)\} from 'react'/g)].flatMap(([, names = '']) => names.split(','))
  return imported.map((name) => name.trim()).filter((name) => name && !serverReact.has(name))
}

function checkPackage({ name, version }: (typeof published)[number]) {
  const folder = installed(name)
  const archive = join(archives, archiveName({ name, version }))
  const [sheets = [], modules = []] = [true, false].map((isSheet) =>
    listEntries(getManifest(folder)).filter((entry) => entry.endsWith('.css') === isSheet),
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) published.forEach(checkPackage)

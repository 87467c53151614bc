/**
 * Packs the packages as they would be published, into `.cache/packages/`, and checks them from the outside: their
 * manifests (publint), their types (attw), what is in the archive, that servers are told what is for the client alone,
 * that plain Node can import every entry, and that the code in the READMEs compiles in a strict host.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** @typedef {Record<string, string | Record<string, string>>} Exports */
/** @typedef {{ name: string, exports: Exports }} Manifest */

const root = resolve(import.meta.dirname, '..')
const desk = join(root, '.cache/packages')

/**
 * The exports for others: without the condition that leads to our sources.
 * @param {Exports} exports
 * @returns {Exports}
 */
export function publishedExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => {
      if (typeof target === 'string') return [entry, target]
      return [entry, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== '@summit/source'))]
    }),
  )
}

/**
 * What is in an archive and should not be, and what should be and is not, a sentence each.
 * @param {Exports} exports
 * @param {string[]} files
 */
export function contentProblems(exports, files) {
  const needed = /^(dist\/|src\/|package\.json$|README\.md$|LICENSE$)/
  const promised = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return [
    ...files
      .filter((file) => !needed.test(file) || /\.test\./.test(file))
      .map((file) => `packs ${file}, which nobody needs`),
    ...[...promised, './README.md', './LICENSE']
      .filter((file) => !files.includes(file.replace('./', '')))
      .map((file) => `promises ${file}, which is not packed`),
  ]
}

/** What React gives to server components. */
const serverReact = new Set(Object.keys(createRequire(import.meta.url)('../node_modules/react/react.react-server.js')))

/**
 * What a module takes from React that server components do not have, without saying that it is for the client.
 * @param {string} file
 * @param {string} code
 */
export function clientProblems(file, code) {
  if (code.startsWith("'use client'")) return []
  const imported = [...code.matchAll(/import \{([^}]*)\} from 'react'/g)].flatMap(([, names = '']) => names.split(','))
  const missing = imported.map((name) => name.trim()).filter((name) => name && !serverReact.has(name))
  return missing.map((name) => `takes ${name} from React in ${file}, which does not begin with 'use client'`)
}

/** The folders of the packages that are not private. */
function publishedFolders() {
  return readdirSync(join(root, 'packages')).filter((folder) => {
    /** @type {{ private?: boolean }} */
    const manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
    return !manifest.private
  })
}

/**
 * Packs one package and unpacks it where the others are, so that they find each other.
 * @param {string} folder
 */
function pack(folder) {
  const copy = join(desk, 'copies', folder)
  cpSync(join(root, 'packages', folder), copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
  /** @type {Manifest} */
  const written = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
  const manifest = { ...written, exports: publishedExports(written.exports) }
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest, null, 2))
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', desk], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }),
  )
  const archive = join(desk, packed.filename)
  const installed = join(desk, 'node_modules', manifest.name)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  /** @type {string[]} */
  const files = packed.files.map((/** @type {{ path: string }} */ { path }) => path)
  return { manifest, archive, installed, files }
}

/** @param {ReturnType<typeof pack>} packed @returns {Promise<string[]>} */
async function problemsOf({ manifest, archive, installed, files }) {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true })
  const manifestProblems = messages.map((message) => formatMessage(message, manifest) ?? message.code)
  return [
    ...contentProblems(manifest.exports, files),
    ...files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => clientProblems(file, readFileSync(join(installed, file), 'utf8'))),
    ...manifestProblems,
    ...typeProblems(manifest, archive),
    ...importProblems(manifest),
  ]
}

/** @param {Manifest} manifest @param {string} archive */
function typeProblems({ exports }, archive) {
  const sheets = Object.keys(exports).filter((entry) => entry.endsWith('.css'))
  const checked = spawnSync(
    'npm',
    [
      '--silent',
      'exec',
      '--',
      'attw',
      archive,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-color',
      '--no-emoji',
      ...(sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : []),
    ],
    { cwd: root, encoding: 'utf8' },
  )
  return checked.status === 0 ? [] : [checked.stdout + checked.stderr]
}

/** @param {Manifest} manifest */
function importProblems({ name, exports }) {
  const entries = Object.keys(exports)
    .filter((entry) => !entry.endsWith('.css'))
    .map((entry) => join(name, entry))
  const script = join(desk, 'import.mjs')
  writeFileSync(script, `for (const entry of ${JSON.stringify(entries)}) await import(entry)`)
  const imported = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  return imported.status === 0 ? [] : [`cannot be imported by Node: ${imported.stderr}`]
}

/** What a host's strictest compiler says of the code that our READMEs print, as it is printed. */
function readmeProblems() {
  const readmes = ['README.md', ...publishedFolders().map((folder) => `packages/${folder}/README.md`)]
  const examples = readmes.flatMap((readme) =>
    [...readFileSync(join(root, readme), 'utf8').matchAll(/```tsx\n([^]*?)```/g)].map(([, code = ''], index) => {
      const file = `${readme.replace(/\W/g, '-')}-${index + 1}.tsx`
      writeFileSync(join(desk, file), code)
      return file
    }),
  )
  const strict = [
    ...['strict', 'exactOptionalPropertyTypes', 'noUncheckedIndexedAccess', 'noUncheckedSideEffectImports'],
    ...['noEmit', 'verbatimModuleSyntax'],
  ]
  const compilerOptions = {
    ...Object.fromEntries(strict.map((option) => [option, true])),
    target: 'es2023',
    module: 'nodenext',
    jsx: 'react-jsx',
    types: [],
  }
  writeFileSync(join(desk, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(desk, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: examples }))
  const compiled = spawnSync('npm', ['--silent', 'exec', '--', 'tsc', '-p', desk], { cwd: root, encoding: 'utf8' })
  return compiled.status === 0 ? [] : [`cannot be used as the READMEs say: ${compiled.stdout}`]
}

async function check() {
  rmSync(desk, { recursive: true, force: true })
  mkdirSync(desk, { recursive: true })
  // All are unpacked before the first is checked: one imports the other.
  const packed = publishedFolders().map(pack)
  for (const each of packed) {
    const problems = await problemsOf(each)
    for (const problem of problems) console.error(`✗ ${each.manifest.name} ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    else
      console.log(
        `✓ ${each.manifest.name}: ${each.files.length} files, ${Object.keys(each.manifest.exports).length} entries`,
      )
  }
  for (const problem of readmeProblems()) {
    console.error(`✗ The packages ${problem}`)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await check()

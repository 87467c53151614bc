/**
 * Compiles imports of every entry of the installed packages, with several versions of TypeScript and without `skipLibCheck`. With the argument `oldest`: only the oldest version, which is installed here.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, installFolder, listEntries, installed, getManifest, published } from '../lib/packed.ts'
import { root } from '../lib/run.ts'

const oldest = join(root, 'config/oldest-hosts/ui/node_modules/typescript/bin/tsc')
const newer = ['5.9', '6.0', 'latest']

const isOldestOnly = process.argv[2] === 'oldest'
// The READMEs' examples are compiled with `nodenext`.
const resolutions = isOldestOnly
  ? [['bundler', 'esnext']]
  : [
      ['bundler', 'esnext'],
      ['nodenext', 'nodenext'],
    ]

const folder = join(installFolder, 'types')
mkdirSync(folder, { recursive: true })
// The review's types are made of Playwright's, which need Node's and a newer TypeScript.
const inBrowsers = published.filter(({ name }) => name !== 'visual-review')
const entries = inBrowsers.flatMap(({ name }) => listEntries(getManifest(installed(name))))
const imports = entries.map((entry, index) =>
  entry.endsWith('.css') ? `import '${entry}'\n` : `export type * as Entry${index} from '${entry}'\n`,
)
writeFileSync(join(folder, 'entries.ts'), imports.join(''))
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))

function compile(title: string, command: string, ...args: string[]) {
  for (const [moduleResolution, module] of resolutions) {
    const compilerOptions = {
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
      ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: [], noEmit: true },
      ...{ module, moduleResolution },
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entries.ts'] }))
    check(
      `types of ${entries.length} entries: TypeScript ${title}, ${moduleResolution}`,
      command,
      ...args,
      '-p',
      folder,
    )
  }
}

compile('5.4', process.execPath, oldest)
if (!isOldestOnly) {
  for (const version of newer) compile(version, 'npm', 'exec', '--yes', `--package=typescript@${version}`, '--', 'tsc')
}

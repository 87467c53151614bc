/** Packs the built packages as `npm pack` does, and installs them in a folder of their own. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { archives, installed, installFolder, published } from '../lib/packed.ts'
import { publishedManifest } from '../published-manifest.ts'

rmSync(installFolder, { recursive: true, force: true })
mkdirSync(archives, { recursive: true })
for (const { folder, name } of published) {
  // Of a copy, since other checks read the package's manifest meanwhile.
  const copy = join(installFolder, 'packages', basename(folder))
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
  writeFileSync(join(copy, 'package.json'), publishedManifest(readFileSync(join(folder, 'package.json'), 'utf8')))
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', archives]
  const output = execFileSync('npm', packing, { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' })
  // SAFETY: what npm documents for `--json`.
  const [packed] = JSON.parse(output) as [{ filename: string }]
  mkdirSync(installed(name), { recursive: true })
  execFileSync('tar', ['-xzf', join(archives, packed.filename), '-C', installed(name), '--strip-components=1'])
}

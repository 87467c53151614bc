/**
 * Publishes the packages whose version is not on npm yet, and tags them. Packs them with `npm pack`, whose `prepack`
 * builds, and refuses archives that are not those that `npm test -- packages` has checked. `--dry-run` publishes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { archiveName, archives, installFolder, published } from './lib/packed.ts'
import { root } from './lib/run.ts'

const packed = join(installFolder, 'packed')
const isDryRun = process.argv.includes('--dry-run')
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: root, stdio: 'inherit' })

const isOnNpm = (release: string) =>
  spawnSync('npm', ['view', release, 'version'], { encoding: 'utf8' }).stdout.trim() !== ''

rmSync(packed, { recursive: true, force: true })
mkdirSync(packed)
npm('pack', '--pack-destination', packed, ...published.flatMap(({ name }) => ['--workspace', name]))

for (const { name, version } of published) {
  const file = archiveName({ name, version })
  if (!readFileSync(join(packed, file)).equals(readFileSync(join(archives, file)))) {
    throw new Error(`${file} is not the archive that was tested. Run "npm test -- packages".`)
  }
  if (isDryRun || !isOnNpm(`${name}@${version}`)) npm('publish', join(packed, file), ...(isDryRun ? ['--dry-run'] : []))
}
if (!isDryRun) npm('exec', '--', 'changeset', 'tag')

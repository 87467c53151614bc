/**
 * npm's `prepack` and `postpack` of a package: `strip` removes from package.json what only this repository uses,
 * `restore` puts it back.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

interface Manifest {
  exports: Record<string, unknown>
  wireit?: unknown
}

const onlyHere = ['@summit/source', 'wireit']

/** The manifest to publish: without the source condition and build configuration. */
export function publishedManifest(manifest: Manifest): Manifest {
  const json = JSON.stringify(manifest, (key, value: unknown) => (onlyHere.includes(key) ? undefined : value), 2)
  // SAFETY: a manifest with fewer entries.
  return JSON.parse(json) as Manifest
}

const backup = '.package.json.backup'
if (process.argv[2] === 'strip') {
  const written = readFileSync('package.json', 'utf8')
  writeFileSync(backup, written)
  // SAFETY: the manifest of one of our packages.
  writeFileSync('package.json', `${JSON.stringify(publishedManifest(JSON.parse(written) as Manifest), null, 2)}\n`)
} else if (process.argv[2] === 'restore') {
  renameSync(backup, 'package.json')
}

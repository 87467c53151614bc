/**
 * npm's `prepack` and `postpack` of a package: `strip` removes from package.json what only this repository uses,
 * `restore` puts it back.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

const onlyHere = ['@summit/source', 'wireit']

/**
 * The text of the manifest to publish: without the source condition and the configuration of the build, and with the
 * style sheets whose class names are those of `dist`.
 */
export function publishedManifest(manifest: string): string {
  const published = JSON.parse(manifest, (key, value: unknown) => {
    if (onlyHere.includes(key)) return undefined
    return value === './src/theme.css' ? './dist/theme.css' : value
  }) as unknown
  return `${JSON.stringify(published, null, 2)}\n`
}

const backup = '.package.json.backup'
if (process.argv[2] === 'strip') {
  const manifest = readFileSync('package.json', 'utf8')
  writeFileSync(backup, manifest)
  writeFileSync('package.json', publishedManifest(manifest))
} else if (process.argv[2] === 'restore') {
  renameSync(backup, 'package.json')
}

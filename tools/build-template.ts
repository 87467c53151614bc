/**
 * Writes the template of `@summit/create` to its `dist`: the versions of our packages are those in this repository, the
 * versions of others those it is tested with.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { published } from './lib/packed.ts'
import { root } from './lib/run.ts'

interface TemplateManifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

// SAFETY: the manifest of this repository, which lists development dependencies only.
const repository = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as TemplateManifest
const versions: Record<string, string | undefined> = {
  ...repository.devDependencies,
  ...Object.fromEntries(published.map(({ name, version }) => [name, version])),
}

/** The text of the template's manifest with a caret range for every dependency. */
export function versionedManifest(text: string): string {
  // SAFETY: the template's manifest.
  const manifest = JSON.parse(text) as TemplateManifest
  const versioned = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => {
        const version = versions[name]
        if (!version) throw new Error(`The repository has no version of ${name}.`)
        return [name, `^${version}`]
      }),
    )
  const { dependencies, devDependencies } = manifest
  const result = {
    ...manifest,
    dependencies: versioned(dependencies),
    devDependencies: versioned(devDependencies),
  }
  return `${JSON.stringify(result, null, 2)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = 'dist/template'
  rmSync(folder, { recursive: true, force: true })
  cpSync('template', folder, { recursive: true })
  const manifest = join(folder, 'package.json')
  writeFileSync(manifest, versionedManifest(readFileSync(manifest, 'utf8')))
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from '../lib/format.ts'
import { root } from '../lib/run.ts'

const templates = join(import.meta.dirname, 'templates')
const german = 'packages/features/src/locales/de.ts'

/**
 * Writes the files of a new feature below `target`, and adds it to the list of German texts. The templates mirror the
 * repository; in their paths and contents `feature-name` stands for the name in each case style. Returns the paths of the
 * files, relative to `target`. Throws if the name is not kebab-case or is taken.
 */
export function newFeature(name: string, target = root): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is not a name in kebab-case, such as "sign-in".`)
  if (existsSync(join(target, 'packages/features/src', name))) throw new Error(`The feature "${name}" exists already.`)

  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .map((file): [string, string] => [
      rename(file.replace(/\.template$/, ''), name),
      rename(readFileSync(join(templates, file), 'utf8'), name),
    ])
  files.push([german, withTranslation(readFileSync(join(root, german), 'utf8'), name)])
  // All of them first: a name such as "export" makes files with syntax errors.
  const formatted = files.map(([file, text]): [string, string] => [file, format(file, text)])
  for (const [file, text] of formatted) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
  return files.map(([file]) => file)
}

/** The list of German texts with those of another feature. */
function withTranslation(source: string, name: string): string {
  const lastImport = source.lastIndexOf('\nimport { ')
  const list = source.indexOf('\n]', source.indexOf('const german'))
  const added = rename("\nimport { featureName } from './de/feature-name.ts'", name)
  return [
    source.slice(0, lastImport),
    added,
    source.slice(lastImport, list),
    rename('\n  featureName,', name),
    source.slice(list),
  ].join('')
}

function rename(text: string, name: string): string {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return text
    .replaceAll('feature-name', name)
    .replaceAll('featureName', camel)
    .replaceAll('FeatureName', capitalize(camel))
    .replaceAll('Feature name', capitalize(name.replaceAll('-', ' ')))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = process.argv[2] ?? ''
  const written = newFeature(name)
  console.log(written.join('\n'))
  console.log(`Next: its page in apps/site and its end-to-end test, as CONTRIBUTING.md says.`)
}

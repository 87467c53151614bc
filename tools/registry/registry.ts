/**
 * `npm run registry -w tools`: writes the shadcn registry to a folder, `.cache/registry` by default. Storybook has it too, at
 * `/r/registry.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { items } from './items.ts'

/** The files of the registry: one for each item, with the contents of its modules, and one that lists all. */
export function registryFiles(): Record<string, string> {
  const all = items()
  const index = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'summit',
    homepage: 'https://github.com/summit/summit',
    items: all.map(({ name, type, title, description, dependencies, registryDependencies, files = [] }) => {
      const listed = files.map(({ path, type }) => ({ path, type }))
      return { name, type, title, description, dependencies, registryDependencies, files: listed }
    }),
  }
  const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return Object.fromEntries([
    ['r/registry.json', text(index)],
    ...all.map((item) => [`r/${item.name}.json`, text(item)] as const),
  ])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { 2: folder = '.cache/registry' } = process.argv
  for (const [path, text] of Object.entries(registryFiles())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

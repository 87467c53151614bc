/** An item of the registry, and what it is made of while its modules are read. */
import { withHostClasses } from './classes.ts'
import { getImports, parse, type Import, type SourcePackage } from './modules.ts'
import type { Css } from './sheets.ts'
import { utilitiesCss } from './utilities.ts'

/** An item, as https://ui.shadcn.com/schema/registry-item.json has it. */
export interface Item {
  $schema: string
  name: string
  type: 'registry:ui' | 'registry:block' | 'registry:item'
  title: string
  description: string
  dependencies?: string[]
  registryDependencies?: string[]
  files?: { path: string; type: 'registry:ui' | 'registry:component'; content: string }[]
  cssVars?: Record<'theme' | 'light' | 'dark', Record<string, string>>
  css?: Css
}

/** A name as a title: `text-field` is `Text field`. */
export const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** What an item is made of while its modules are read. */
export class Draft {
  readonly utilities = new Set<string>()
  readonly dependencies = new Set<string>()
  readonly needed = new Set<string>(['theme'])
  readonly files = new Map<string, string>()

  /** Adds a module; `getSpecifier` says what it imports instead of each of its imports. */
  add(file: string, getSpecifier: (imported: Import) => string): void {
    const source = getImports(parse(file))
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, imported) => {
        const end = imported.start + imported.specifier.length
        return text.slice(0, imported.start) + getSpecifier(imported) + text.slice(end)
      }, parse(file).text)
    const { code, used } = withHostClasses(file, source)
    for (const utility of used) this.utilities.add(utility)
    this.files.set(file, code)
  }

  /** Notes a package to install, unless every host has it. */
  depend(specifier: string, { manifest }: SourcePackage): string {
    const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? []
    if (name === 'react' || name === 'react-dom') return specifier
    const range = name === manifest.name ? `^${manifest.version}` : manifest.dependencies[name]
    if (!range) throw new Error(`${manifest.name} does not list ${name}.`)
    this.dependencies.add(`${name}@${range}`)
    return specifier
  }

  item(name: string, type: Item['type'], description: string, getPath: (file: string) => string): Item {
    const fileType = type === 'registry:block' ? 'registry:component' : 'registry:ui'
    return {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name,
      type,
      title: sentence(name),
      description,
      ...(this.dependencies.size > 0 && { dependencies: [...this.dependencies].sort() }),
      ...(name !== 'theme' && {
        registryDependencies: [...this.needed]
          .filter((each) => each !== name)
          .sort()
          .map((each) => `@summit/${each}`),
      }),
      files: [...this.files].map(([file, content]) => ({ path: getPath(file), type: fileType, content })),
      ...(this.utilities.size > 0 && { css: utilitiesCss(this.utilities) }),
    }
  }
}

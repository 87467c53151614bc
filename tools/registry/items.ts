/** The items of the shadcn registry: components of `@summit/ui` and views of `@summit/features`, as source. */
import { basename, dirname, join, relative } from 'node:path'
import { withHostClasses } from './classes.ts'
import { descriptionOf, importsOf, parse, resolved, SourcePackage, type Import } from './modules.ts'
import { theme, utilitiesCss, type Css } from './tokens.ts'

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

const ui = new SourcePackage('ui')
const features = new SourcePackage('features')
const uiSource = join(ui.folder, 'src')
const featuresSource = join(features.folder, 'src')

/** Types of custom properties in `style`. No module imports it. */
const customProperties = join(uiSource, 'custom-properties.d.ts')

/** Entries that are no component: our logo, names of tokens, replacements of modules. */
const notComponents = ['./mark', './mark/strata', './tokens', './style-singleton', './drawer/click']

/** The components, by the name of their entry. */
const components = new Map(
  [...ui.entries].filter(([entry]) => !notComponents.includes(entry)).map(([entry, file]) => [entry.slice(2), file]),
)

/** The views, and the modules that render them. What `@summit/features` exports, such as their hooks, is not copied. */
const blocks = new Map([
  ['sign-in', 'sign-in/sign-in-view.tsx'],
  ['newsletter', 'newsletter/newsletter-view.tsx'],
])

/** The item that has a module of `@summit/ui`: its component's, its folder's, or the one that all others need. */
function itemOf(file: string): string {
  const own = [...components].find(([, source]) => source === file)
  if (own) return own[0]
  const folder = basename(dirname(file))
  return components.has(folder) ? folder : 'theme'
}

const isRelative = ({ specifier }: Import) => specifier.startsWith('.')
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')
const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** What an item is made of while its modules are read. */
class Draft {
  readonly utilities = new Set<string>()
  readonly dependencies = new Set<string>()
  readonly needed = new Set<string>(['theme'])
  readonly files = new Map<string, string>()

  /** Adds a module; `specifierOf` says what it imports instead of each of its imports. */
  add(file: string, specifierOf: (imported: Import) => string): void {
    const source = importsOf(parse(file))
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, imported) => {
        const end = imported.start + imported.specifier.length
        return text.slice(0, imported.start) + specifierOf(imported) + text.slice(end)
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

  item(name: string, type: Item['type'], description: string, pathOf: (file: string) => string): Item {
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
      files: [...this.files].map(([file, content]) => ({ path: pathOf(file), type: fileType, content })),
      ...(this.utilities.size > 0 && { css: utilitiesCss(this.utilities) }),
    }
  }
}

/** All modules of `@summit/ui` that the components consist of. */
function uiModules(files: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    uiModules(
      importsOf(parse(file))
        .filter(isRelative)
        .map(({ specifier }) => resolved(file, specifier)),
      found,
    )
  }
  return found
}

function uiItems(): Item[] {
  const drafts = new Map<string, Draft>()
  for (const file of [...uiModules(components.values()), customProperties]) {
    const name = itemOf(file)
    const draft = drafts.get(name) ?? new Draft()
    drafts.set(name, draft)
    draft.add(file, (imported) => {
      if (!isRelative(imported)) return draft.depend(imported.specifier, ui)
      draft.needed.add(itemOf(resolved(file, imported.specifier)))
      return withoutExtension(imported.specifier)
    })
  }
  return [...drafts].map(([name, draft]) => {
    const file = components.get(name)
    const description = file && descriptionOf(file, name.replaceAll('-', ''))
    const pathOf = (path: string) => join('ui/summit', relative(uiSource, path))
    if (name !== 'theme') return draft.item(name, 'registry:ui', description ?? `${sentence(name)}.`, pathOf)
    const about = 'The tokens of all components, with a value for light and one for dark.'
    return { ...draft.item(name, 'registry:item', about, pathOf), ...theme }
  })
}

function block(name: string, view: string): Item {
  const draft = new Draft()
  const add = (file: string) => {
    if (draft.files.has(file)) return
    const imported: string[] = []
    draft.add(file, ({ specifier, names }) => {
      if (specifier.startsWith(ui.manifest.name)) {
        const source = ui.entries.get(specifier.replace(ui.manifest.name, '.')) ?? ''
        draft.needed.add(itemOf(source))
        return withoutExtension(join('@/registry/summit/ui/summit', relative(uiSource, source)))
      }
      if (!specifier.startsWith('.')) return draft.depend(specifier, features)
      const module = resolved(file, specifier)
      const entry = names && features.entryOf(module, names)
      if (entry) return draft.depend(entry, features)
      imported.push(module)
      return withoutExtension(specifier)
    })
    imported.forEach(add)
  }
  const file = join(featuresSource, view)
  add(file)
  const description = descriptionOf(file, basename(view, '.tsx').replaceAll('-', '')) ?? `${sentence(name)}.`
  return draft.item(name, 'registry:block', description, (path) =>
    join('components/summit', relative(featuresSource, path)),
  )
}

/** All items of the registry, by name. */
export const items = (): Item[] => [...uiItems(), ...[...blocks].map(([name, view]) => block(name, view))]

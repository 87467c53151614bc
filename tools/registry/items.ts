/** The items of the shadcn registry: components of `@summit/ui` and views of `@summit/features`, as source. */
import { basename, dirname, join, relative } from 'node:path'
import { Draft, sentence, type Item } from './draft.ts'
import { getDescription, getImports, parse, resolved, SourcePackage, type Import } from './modules.ts'
import { theme } from './tokens.ts'

const ui = new SourcePackage('ui')
const features = new SourcePackage('features')
const uiSource = join(ui.folder, 'src')
const featuresSource = join(features.folder, 'src')

/** Types of custom properties in `style`. No module imports it. */
const customProperties = join(uiSource, 'custom-properties.d.ts')

/** Entries that are no component: our logo, names of tokens, replacements of modules. */
const notComponents = ['product/mark', 'product/mark/strata', 'tokens', 'style-singleton', 'drawer/click']

/** The components, by the name of their entry. */
const components = new Map(
  [...ui.entries].filter(([entry]) => !notComponents.includes(entry)).map(([entry, file]) => [basename(entry), file]),
)

/** The views, and the modules that render them. What `@summit/features` exports, such as their hooks, is not copied. */
const blocks = new Map([
  ['sign-in', 'sign-in/sign-in-view.tsx'],
  ['newsletter', 'newsletter/newsletter-view.tsx'],
])

/** The item that has a module of `@summit/ui`: its component's, its folder's, or the one that all others need. */
function getItemName(file: string): string {
  const own = [...components].find(([, source]) => source === file)
  if (own) return own[0]
  const folder = basename(dirname(file))
  return components.has(folder) ? folder : 'theme'
}

const isRelative = ({ specifier }: Import) => specifier.startsWith('.')
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')

/** All modules of `@summit/ui` that the components consist of. */
function uiModules(files: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    uiModules(
      getImports(parse(file))
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
    const name = getItemName(file)
    const draft = drafts.get(name) ?? new Draft()
    drafts.set(name, draft)
    draft.add(file, (imported) => {
      if (!isRelative(imported)) return draft.depend(imported.specifier, ui)
      draft.needed.add(getItemName(resolved(file, imported.specifier)))
      return withoutExtension(imported.specifier)
    })
  }
  return [...drafts].map(([name, draft]) => {
    const singular = name.replaceAll('-', '').replace(/s$/, '')
    const [description] = [...draft.files.keys()].flatMap((file) => getDescription(file, singular) ?? [])
    const getPath = (path: string) => join('ui/summit', relative(uiSource, path))
    if (name !== 'theme') return draft.item(name, 'registry:ui', description ?? `${sentence(name)}.`, getPath)
    const about = 'The tokens of all components, with a value for light and one for dark.'
    return { ...draft.item(name, 'registry:item', about, getPath), ...theme }
  })
}

function block(name: string, view: string): Item {
  const draft = new Draft()
  const add = (file: string) => {
    if (draft.files.has(file)) return
    const imported: string[] = []
    draft.add(file, ({ specifier, names }) => {
      if (specifier.startsWith(ui.manifest.name)) {
        const source = ui.entries.get(specifier.replace(`${ui.manifest.name}/`, '')) ?? ''
        draft.needed.add(getItemName(source))
        return withoutExtension(join('@/registry/summit/ui/summit', relative(uiSource, source)))
      }
      if (!specifier.startsWith('.')) return draft.depend(specifier, features)
      const module = resolved(file, specifier)
      // What renders is copied, as its classes are those of the components here.
      const entry = names && !module.endsWith('.tsx') && features.getEntry(module, names)
      if (entry) return draft.depend(entry, features)
      imported.push(module)
      return withoutExtension(specifier)
    })
    imported.forEach(add)
  }
  const file = join(featuresSource, view)
  add(file)
  const description = getDescription(file, basename(view, '.tsx').replaceAll('-', '')) ?? `${sentence(name)}.`
  return draft.item(name, 'registry:block', description, (path) =>
    join('components/summit', relative(featuresSource, path)),
  )
}

/** All items of the registry, by name. */
export const items = (): Item[] => [...uiItems(), ...[...blocks].map(([name, view]) => block(name, view))]

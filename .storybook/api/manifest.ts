import { cleanCode } from '../story-code.ts'
import type { Api, ApiExport, ApiMember } from './api.ts'

/** What Storybook's manifest has about the component of a story file, as far as it is read or changed here. */
export interface ComponentManifest {
  id: string
  name: string
  description?: string
  /** The imports of the stories' code. */
  import?: string
  /** In Markdown. */
  apiDescription?: string
  stories?: readonly { snippet?: string }[] | undefined
  error?: unknown
}

/** A package's name and API. */
export type NamedApi = readonly [name: string, api: Api]

/**
 * Storybook's manifest of components, which agents read, with the API and the imports of the packages' sources: Storybook
 * finds neither, as it does not know our export condition. An entry may have an example, whose code is complete.
 */
export function describeComponents(
  components: Readonly<Record<string, ComponentManifest>>,
  apis: readonly NamedApi[],
  findExample: (entry: string) => string | undefined,
): Record<string, ComponentManifest> {
  const describe = (component: ComponentManifest): ComponentManifest => {
    const imports = {
      import: toImports(component.import ?? '', apis),
      stories: component.stories?.map((story) => ({
        ...story,
        ...(story.snippet && { snippet: cleanCode(story.snippet) }),
      })),
    }
    const entry = findEntry(component.name, apis)
    const own = entry?.exports.find(({ name, kind }) => kind === 'component' && name === component.name)
    if (!entry || !own) return { ...component, ...imports }
    const apiDescription = toMarkdown(entry.exports, findExample(entry.specifier))
    const described = { description: own.description, apiDescription, error: undefined }
    return { ...component, ...imports, ...described }
  }
  return Object.fromEntries(Object.entries(components).map(([id, component]) => [id, describe(component)]))
}

interface FoundEntry {
  specifier: string
  exports: readonly ApiExport[]
}

/** The entry that exports a name: of several the one with the shortest specifier. */
function findEntry(name: string, apis: readonly NamedApi[]): FoundEntry | undefined {
  const found = apis.flatMap(([packageName, api]) =>
    Object.entries(api)
      .filter(([, { exports }]) => exports.some((each) => each.name === name || each.name.startsWith(`${name}.`)))
      .map(([entry, { exports }]) => ({ specifier: `${packageName}/${entry}`, exports })),
  )
  return found.sort((a, b) => a.specifier.length - b.specifier.length)[0]
}

/** Import declarations, with each name that Storybook has put to the root's package imported from its entry. */
function toImports(code: string, apis: readonly NamedApi[]): string {
  const names = [...code.matchAll(/import \{ (.+) \} from ['"](.+)['"]/g)].flatMap(([, list = '', specifier = '']) =>
    list
      .split(', ')
      .map((name) => ({ name, from: specifier === 'summit' ? findEntry(name, apis)?.specifier : specifier })),
  )
  // What is imported relatively is the stories' own.
  const specifiers = new Set(names.flatMap(({ from }) => (from && !from.startsWith('.') ? [from] : [])))
  return [...specifiers].map((from) => toImport(from, names)).join('\n')
}

function toImport(specifier: string, names: readonly { name: string; from: string | undefined }[]): string {
  const own = new Set(names.filter(({ from }) => from === specifier).map(({ name }) => name))
  return `import { ${[...own].join(', ')} } from '${specifier}'`
}

const toMarkdown = (exports: readonly ApiExport[], example: string | undefined) =>
  [example && `## Example\n\n\`\`\`tsx\n${example.trim()}\n\`\`\``, '## API', ...exports.flatMap(describeExport)]
    .filter(Boolean)
    .join('\n\n')

function describeExport({ name, kind, description, members, handle, element, signature }: ApiExport): string[] {
  const noun = { component: 'props', hook: 'options', function: 'options', constant: 'members', type: 'members' }[kind]
  return [
    `### ${name}`,
    description,
    signature ? `\`\`\`ts\n${name}: ${signature}\n\`\`\`` : '',
    members.length > 0 ? `Its ${noun}:\n\n${toFields(members)}` : '',
    handle ? `It returns:\n\n${toFields(handle)}` : '',
    element ? `It takes all other props of \`<${element}>\`.` : '',
  ]
}

const toFields = (members: readonly ApiMember[]) =>
  [
    '```ts',
    ...members.flatMap(({ name, type, description, isRequired, defaultValue }) => {
      const comment = [description.replaceAll(/\s+/g, ' '), defaultValue && `@default ${defaultValue}`].filter(Boolean)
      return [
        ...(comment.length > 0 ? [`/** ${comment.join(' ')} */`] : []),
        `${name}${isRequired ? '' : '?'}: ${type}`,
      ]
    }),
    '```',
  ].join('\n')

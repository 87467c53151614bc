import { readFileSync } from 'node:fs'
import { completeCode, hasCode } from '../story-code.ts'
import type { Api, ApiExport, ApiMember } from './api.ts'

/** What Storybook's manifest has about the component of a story file, as far as it is read or changed here. */
export interface ComponentManifest {
  id: string
  name: string
  /** Of the story file. */
  path: string
  description?: string
  /** The imports that Storybook finds for all stories. */
  import?: string | undefined
  /** In Markdown. */
  apiDescription?: string
  stories?: readonly { snippet?: string | undefined }[] | undefined
  error?: unknown
}

/** A package's name and API. */
export type NamedApi = readonly [name: string, api: Api]

/**
 * Storybook's manifest of components, which agents read, with the API of the packages' sources, which Storybook does not
 * find, as it does not know our export condition. An entry may have an example, whose code is complete. So is that of the
 * stories of UI components; the others have none, as it is made of mocks.
 */
export async function describeComponents(
  components: Readonly<Record<string, ComponentManifest>>,
  apis: readonly NamedApi[],
  findExample: (entry: string) => string | undefined,
): Promise<Record<string, ComponentManifest>> {
  const describe = async (component: ComponentManifest): Promise<ComponentManifest> => {
    const { id, name, path, stories = [] } = component
    const file = hasCode(id) ? readFileSync(path, 'utf8') : ''
    const complete = stories.map(async ({ snippet, ...story }) => ({
      ...story,
      warning: undefined,
      snippet: snippet && file ? await completeCode(snippet, file) : undefined,
    }))
    const withCode = { ...component, import: undefined, stories: await Promise.all(complete) }
    const entry = findEntry(name, apis)
    const own = entry?.exports.find((each) => each.kind === 'component' && each.name === name)
    if (!entry || !own) return withCode
    const apiDescription = toMarkdown(entry.exports, findExample(entry.specifier))
    return { ...withCode, description: own.description, apiDescription, error: undefined }
  }
  const described = Object.entries(components).map(async ([id, component]) => [id, await describe(component)] as const)
  return Object.fromEntries(await Promise.all(described))
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

import type { Api, ApiEntry, ApiExport, ApiMember } from './api.ts'

/** An entry with its specifier. */
export interface NamedEntry extends ApiEntry {
  specifier: string
}

/** The entries of `@summit/features` by folder: a feature's own, those below it, and fixtures at the end. */
export function entriesByFolder(api: Api): ReadonlyMap<string, readonly NamedEntry[]> {
  const folders = new Set(Object.keys(api).map(getFolder))
  const listEntries = (folder: string) =>
    Object.entries(api)
      .filter(([name]) => getFolder(name) === folder)
      .sort(([one], [other]) => Number(isFixture(one)) - Number(isFixture(other)) || one.length - other.length)
      .map(([name, entry]) => ({ ...described(entry), specifier: `@summit/features/${name}` }))
  return new Map([...folders].map((folder) => [folder, listEntries(folder)]))
}

const getFolder = (name: string) => name.split('/')[0] ?? ''
const isFixture = (name: string) => name.endsWith('/fixtures')

const described = (entry: ApiEntry): ApiEntry => ({ ...entry, exports: entry.exports.map(withDescriptions) })

function withDescriptions(exported: ApiExport): ApiExport {
  if (exported.kind === 'type') return exported
  const { members, handle } = exported
  return { ...exported, members: members.map(describeMember), ...(handle && { handle: handle.map(describeMember) }) }
}

/** Members that have the same meaning in every hook are described once, here. */
const usual: Readonly<Record<string, string>> = {
  state: 'The current state.',
  messages: 'The texts, translated.',
}

/** The ports of the provider, each of which a hook takes as an option too. */
const ports = new Set(['Address', 'Clock', 'HttpClient', 'KeyValueStore', 'Log', 'Navigate', 'Notify', 'Session'])

/** What a member is by its type or name, if nothing is written about it. */
function describeMember(member: ApiMember): ApiMember {
  return { ...member, description: member.description || getDescription(member) }
}

function getDescription({ name, type, isRequired }: ApiMember): string {
  if (!isRequired && ports.has(type)) return 'A port, in place of the provider’s.'
  const [, hook] = /^(\w+)Handle$/.exec(type) ?? []
  return hook ? `What \`use${hook}\` returned.` : (usual[name] ?? '')
}

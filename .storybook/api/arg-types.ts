import type { Preview } from '@storybook/react-vite'
import { api } from './ui.ts'
import type { ApiExport, ApiMember } from './api.ts'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string]

/** Gives a component with a guide the props of its source: types with their members, defaults and descriptions. */
export const argTypesFromApi: ArgTypesEnhancer = ({ argTypes, title, parameters }) => {
  // SAFETY: a guide names its entries.
  const guide = parameters['guide'] as { entries: readonly string[] } | undefined
  const exported = guide?.entries.flatMap((entry) => api[entry]?.exports ?? []) ?? []
  const { members = [] } = findComponent(title, exported) ?? {}
  const own = Object.fromEntries(
    members.map((member) => [member.name, { ...argTypes[member.name], ...toArgType(member) }]),
  )
  const native = Object.entries(argTypes).filter(([name]) => !(name in own))
  // Its own props come first. Storybook takes any expression of the source as a default.
  return {
    ...own,
    ...Object.fromEntries(
      native.map(([name, type]) => [name, { ...type, table: { ...type.table, defaultValue: {} } }]),
    ),
  }
}

/** What the stories of a title show: `Button`, of `Dialog` its `Dialog.Content`, of `Table` its `Table.Root`. */
function findComponent(title: string, exported: readonly ApiExport[]): ApiExport | undefined {
  const components = exported.filter(({ kind }) => kind === 'component')
  const name = title.split('/').at(-1)?.replaceAll(' ', '').toLowerCase()
  const named = [name, `${name}.content`, `${name}.root`].map((name) =>
    components.find((each) => each.name.toLowerCase() === name),
  )
  return named.find(Boolean) ?? components[0]
}

/** A member as Storybook's arg type. */
export const toArgType = ({ name, type, description, isRequired: required, defaultValue }: ApiMember): ArgType => ({
  name,
  description,
  type: { ...getType(type), required },
  table: {
    type: { summary: type },
    // Storybook shows it as code.
    ...(defaultValue && { defaultValue: { summary: defaultValue.replaceAll('`', '') } }),
  },
})

function getType(type: string) {
  if (type === 'string' || type === 'boolean' || type === 'number') return { name: type } as const
  const members = type.split(' | ')
  if (members.length > 1 && members.every((member) => /^('.*'|\d+)$/.test(member))) {
    const value = members.map((member) => (member.startsWith("'") ? member.slice(1, -1) : Number(member)))
    return { name: 'enum' as const, value }
  }
  return { name: 'other', value: type } as const
}

import type { Preview } from '@storybook/react-vite'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number]
type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string]

/** Moves a prop's `@default` from its description to the default column of the props table. */
export const moveDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, typeof argType] => {
      const [description = '', summary] = argType.description?.split('@default') ?? []
      if (summary === undefined) return [name, argType]
      const table = { ...argType.table, defaultValue: { summary: summary.trim() } }
      return [name, { ...argType, description: description.trim(), table }]
    }),
  )

/** Descriptions of props that are passed on to the native element. */
const nativeProps: Record<string, string> = {
  children: 'Content.',
  className: 'Classes for placement: margin, grid, width.',
}

/** Props without an effect that can be seen, or with one when the component is mounted only. */
const invisible = /^(className|id|name|default[A-Z]\w*)$/

/** Kinds of controls in the order of the panel: first the texts that a story passes, at last props without a control. */
const kinds = ['text', 'enum', 'boolean', 'number', 'other text', 'none'] as const
type Kind = (typeof kinds)[number]

const controls: Record<Kind, Pick<ArgType, 'control'>> = {
  text: { control: { type: 'text' } },
  'other text': { control: { type: 'text' } },
  // Storybook has one for each of these types.
  enum: {},
  boolean: {},
  number: {},
  none: { control: { disable: true } },
}

/**
 * Gives each prop a description, and a control if its value is a text, a choice, a switch or a number: elements, objects
 * and functions are for code. The usual ones come first.
 */
export const describeControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  // A feature is shown by its state.
  const isComponent = parameters['guide'] !== undefined
  // Storybook adds props that only the args have after this, with an editor for objects.
  const passed = Object.keys(initialArgs).map((name): [string, ArgType] => [name, { name }])
  const described = Object.entries<ArgType>({ ...Object.fromEntries(passed), ...argTypes }).map(([name, argType]) => {
    const description = argType.description ?? nativeProps[name] ?? 'An attribute of the native element.'
    const kind = getKind(name, argType, initialArgs[name], isComponent)
    return { name, kind, argType: { ...controls[kind], ...argType, description } }
  })
  described.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  return Object.fromEntries(described.map(({ name, argType }) => [name, argType]))
}
// Run after the enhancers that infer arg types from a story's args.
describeControls.secondPass = true

function getKind(name: string, { type, table }: ArgType, value: unknown, isComponent: boolean): Kind {
  if (invisible.test(name)) return 'none'
  const typeName = typeof type === 'string' ? type : type?.name
  if (typeName === 'enum') return typeName
  if (typeName === 'boolean' && (value ?? table?.defaultValue) !== undefined) return typeName
  if (typeName === 'number' && value !== undefined) return typeName
  if (value !== undefined) return typeof value === 'string' ? 'text' : 'none'
  const isText = typeName === 'string' || table?.type?.summary === 'ReactNode'
  return isText && isComponent ? 'other text' : 'none'
}

/** Passes the documented default of each choice and switch of a component with a guide, so that its control shows it. */
export const passDefaults: ArgsEnhancer = ({ argTypes, initialArgs, parameters }) => {
  if (!parameters['guide']) return {}
  const defaults = Object.entries(argTypes).flatMap(([name, { type, table }]) => {
    const values = typeof type === 'object' && type.name === 'enum' ? type.value : [true, false]
    const value = values.find(
      (value) => table?.defaultValue?.summary === (typeof value === 'string' ? `'${value}'` : `${value}`),
    )
    return value === undefined || name in initialArgs ? [] : [[name, value] as const]
  })
  return Object.fromEntries(defaults)
}

import type { Preview } from '@storybook/react-vite'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]

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

/** Types that get a control. */
const controllable = new Set(['string', 'boolean', 'number', 'enum', 'union', 'literal'])

/**
 * Gives each prop a description, and a control only for primitive types. A slot gets a text control, unless the story
 * passes an element.
 */
export const describeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, typeof argType] => {
      const description = argType.description ?? nativeProps[name] ?? 'An attribute of the native element.'
      // `string | undefined` is how exact optional props are written: for readers it is a string.
      const summary = argType.table?.type?.summary?.replace(/ \| undefined$/, '')
      const isSlot = (summary === 'ReactNode' || summary === 'string') && typeof initialArgs[name] !== 'object'
      if (isSlot) {
        const table = { ...argType.table, type: { ...argType.table?.type, summary } }
        return [name, { ...argType, table, description, control: { type: 'text' } }]
      }
      const type = typeof argType.type === 'string' ? argType.type : argType.type?.name
      if (type && controllable.has(type)) return [name, { ...argType, description }]
      return [name, { ...argType, description, control: { disable: true } }]
    }),
  )
// Run after the enhancers that infer arg types from a story's args.
describeControls.secondPass = true

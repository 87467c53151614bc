import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Moves a prop's `@default` out of its description, where Storybook leaves it, into the column made for it. */
export const readDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, typeof argType] => {
      const [description = '', summary] = argType.description?.split('@default') ?? []
      if (summary === undefined) return [name, argType]
      const table = { ...argType.table, defaultValue: { summary: summary.trim() } }
      return [name, { ...argType, description: description.trim(), table }]
    }),
  )

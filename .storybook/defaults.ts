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

/** What a prop is that says nothing of itself, because the element that it is handed to knows it. */
const inherited: Record<string, string> = {
  children: 'What it shows.',
  className: 'Places it. Its looks are its own.',
}

/** The types that a reader can play with. */
const playable = new Set(['string', 'boolean', 'number', 'enum', 'union', 'literal'])

/**
 * Gives each prop a description, and a control only where one makes sense: a slot takes words, unless the story has put
 * an element there; what is made of functions or elements stays as it is.
 */
export const settleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, typeof argType] => {
      const description = argType.description ?? inherited[name] ?? 'An attribute of the native element.'
      const isSlot = argType.table?.type?.summary === 'ReactNode' && typeof initialArgs[name] !== 'object'
      if (isSlot) return [name, { ...argType, description, control: { type: 'text' } }]
      const type = typeof argType.type === 'string' ? argType.type : argType.type?.name
      if (type && playable.has(type)) return [name, { ...argType, description }]
      return [name, { ...argType, description, control: { disable: true } }]
    }),
  )
// What a story's own arguments say of props is known in the second pass.
settleControls.secondPass = true

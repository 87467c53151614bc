import { describe, expect, it } from 'vitest'
import { describeControls, passDefaults } from './defaults.ts'

type Context = Parameters<typeof describeControls>[0]

type ArgTypes = Context['argTypes']

/** A component with a guide. SAFETY: what the enhancers read. */
const context = (argTypes: ArgTypes, initialArgs: Context['initialArgs'] = {}) =>
  ({ argTypes, initialArgs, parameters: { guide: {} } }) as Partial<Context> as Context

const choices = {
  pending: { name: 'pending', type: { name: 'boolean' }, table: { defaultValue: { summary: 'false' } } },
  size: {
    name: 'size',
    type: { name: 'enum', value: ['medium', 'small'] },
    table: { defaultValue: { summary: "'medium'" } },
  },
} satisfies ArgTypes

describe('controls', () => {
  it('begin with the text that a story passes, then choices and switches', () => {
    const hint = { name: 'hint', type: { name: 'string' } } as const
    const described = describeControls(context({ hint, ...choices }, { children: 'Save' }))
    expect(Object.keys(described)).toEqual(['children', 'size', 'pending', 'hint'])
    expect(described['children']).toMatchObject({ control: { type: 'text' } })
  })

  it('are off for elements, functions, lists, placement, initial values and what the owner controls', () => {
    const open = { name: 'open', type: { name: 'boolean' } } as const
    const args = { children: {}, onClick: () => {}, items: ['a'], className: 'mt-4', defaultValue: 'a' }
    for (const { control } of Object.values(describeControls(context({ open }, args)))) {
      expect(control).toEqual({ disable: true })
    }
  })

  it('show the documented defaults, unless a story passes another value', () => {
    expect(passDefaults(context(choices))).toEqual({ pending: false, size: 'medium' })
    expect(passDefaults(context(choices, { size: 'small' }))).toEqual({ pending: false })
  })
})

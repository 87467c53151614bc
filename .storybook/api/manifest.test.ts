import { expect, it } from 'vitest'
import type { Api } from './api.ts'
import { describeComponents } from './manifest.ts'

const component = { kind: 'component', description: 'Does something.', members: [] } as const
const ui: Api = {
  button: {
    exports: [
      {
        ...component,
        name: 'Button',
        element: 'button',
        members: [
          { name: 'size', type: "'small'", description: 'Its size.', isRequired: false, defaultValue: "'small'" },
        ],
      },
    ],
    source: 'button.tsx',
    tokens: [],
  },
  dialog: { exports: [{ ...component, name: 'Dialog.Root' }], source: 'dialog.ts', tokens: [] },
}

const describe = (code: string, name = 'Button') =>
  describeComponents({ one: { id: 'one', name, import: code } }, [['@summit/ui', ui]], (entry) => `// ${entry}`)['one']

it('describes a component for agents by its example and its props', () => {
  const { description, apiDescription } = describe('') ?? {}
  expect(description).toBe('Does something.')
  expect(apiDescription).toContain('```tsx\n// @summit/ui/button\n```')
  expect(apiDescription).toContain("/** Its size. @default 'small' */\nsize?: 'small'")
  expect(apiDescription).toContain('It takes all other props of `<button>`.')
})

it('imports what a story shows from its entry, and nothing of the stories themselves', () => {
  const code = [
    "import { Button, Dialog, Sheet } from 'summit';",
    "import { Dialog } from '@summit/ui/dialog';",
    "import { places } from '../places.ts';",
  ].join('\n')
  expect(describe(code)?.import?.split('\n')).toEqual([
    "import { Button } from '@summit/ui/button'",
    "import { Dialog } from '@summit/ui/dialog'",
  ])
})

it('leaves what shows no component as it is', () => {
  expect(describe('', 'Colour')).toEqual({ id: 'one', name: 'Colour', import: '' })
})

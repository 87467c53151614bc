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

const describe = async (name: string) => {
  const components = { one: { id: 'one', name, path: '', import: "import { One } from 'summit'" } }
  return (await describeComponents(components, [['@summit/ui', ui]], (entry) => `// ${entry}`))['one']
}

it('describes a component for agents by its example and its props', async () => {
  const { description, apiDescription } = (await describe('Button')) ?? {}
  expect(description).toBe('Does something.')
  expect(apiDescription).toContain('```tsx\n// @summit/ui/button\n```')
  expect(apiDescription).toContain("/** Its size. @default 'small' */\nsize?: 'small'")
  expect(apiDescription).toContain('It takes all other props of `<button>`.')
})

it('gives agents the complete code of a UI component, and none that is made of mocks', async () => {
  const path = 'stories/ui/button.stories.tsx'
  const stories = [{ snippet: 'const Small = () => <Button size="small">(<><ArrowIcon /></>)</Button>;' }]
  const ids = ['ui-button', 'features-home']
  const components = Object.fromEntries(ids.map((id) => [id, { id, name: 'Button', path, stories }]))
  const described = await describeComponents(components, [['@summit/ui', ui]], () => undefined)
  expect(described['ui-button']?.stories?.[0]?.snippet).toContain("from '@summit/ui/icons'\n\nexport const Small")
  expect(described['features-home']?.stories).toEqual([{}])
})

import { expect, it } from 'vitest'
import { completeCode } from './story-code.ts'

const file = `import { Tabs, type TabsProps } from '@summit/ui/tabs'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { places } from '../places.ts'
`

it('imports what a story uses, and leaves none of its args’ parentheses, fragments and empty props', async () => {
  const code =
    'const Two = () => <Tabs.Root action={(<a />)} id={undefined}>(<><i />{tabs.map((tab) => (<b />))}</>)</Tabs.Root>;'
  expect(await completeCode(code, file)).toBe(`import { Tabs } from '@summit/ui/tabs'

export const Two = () => (
  <Tabs.Root action={<a />}>
    <i />
    {tabs.map((tab) => (
      <b />
    ))}
  </Tabs.Root>
)
`)
})

it('shows a story with state as a component', async () => {
  const code = 'const One = function One() { const [tab] = useState(0); return tab };'
  expect(await completeCode(code, file)).toContain(`import { useState } from 'react'\n\nexport function One() {`)
})

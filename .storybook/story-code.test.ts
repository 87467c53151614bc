import { expect, it } from 'vitest'
import { cleanCode } from './story-code.ts'

it('leaves no parentheses of an arg as text round the children, and all others', () => {
  const code = '<Tabs.Root action={(<a />)}>(<><Tabs.List />{tabs.map((tab) => (<Tab />))}</>)</Tabs.Root>'
  expect(cleanCode(code)).toBe(
    '<Tabs.Root action={(<a />)}><><Tabs.List />{tabs.map((tab) => (<Tab />))}</></Tabs.Root>',
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Class names of Bootstrap, Bulma and daisyUI, whose rules would apply to our elements in a host that loads them. */
const otherNames =
  'alert badge btn button card checkbox collapse control divider drawer dropdown field hero icon input label link menu modal nav navbar panel progress radio select steps tab table tabs textarea toast toggle tooltip'

it('uses no class names of other design systems', () => {
  const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'))
  const names = sheets.flatMap((sheet) =>
    [...readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8').matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name),
  )
  expect(names).toContain('ui-button')
  expect(names.filter((name) => name && otherNames.split(' ').includes(name))).toEqual([])
})

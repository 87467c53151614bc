import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Class names of Bootstrap, Bulma and daisyUI, whose rules would apply to our elements in a host that loads them. */
const otherNames =
  'alert badge btn button card checkbox collapse control divider drawer dropdown field hero icon input label link menu modal nav navbar panel progress radio select steps tab table tabs textarea toast toggle tooltip'

const sheets = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

it('uses no class names of other design systems', () => {
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name))
  expect(names).toContain('ui-button')
  expect(names.filter((name) => name && otherNames.split(' ').includes(name))).toEqual([])
})

it('selects no utility by its class, which has a prefix in the packages', () => {
  const selectors = sheets.flatMap((sheet) => sheet.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [])
  const classes = selectors.flatMap((selector) =>
    selector.startsWith('@') ? [] : (selector.match(/\.[a-z][\w-]*/g) ?? []),
  )
  expect(classes).toContain('.dark')
  expect(classes.filter((name) => !['.light', '.dark', '.summit'].includes(name))).toEqual([])
})

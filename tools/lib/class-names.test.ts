import { describe, expect, it } from 'vitest'
import { prefixScript, prefixSheet, readUtilities } from './class-names.ts'

const sheet = `@layer base{.scrim{top:0}}@layer utilities{.flex{display:flex}.hidden{display:none}.group-hover\\/card\\:flex:is(:where(.group\\/card):hover *){display:flex}.w-1\\.5{width:1px}.md\\:flex{@media (width>=48rem){display:flex}}.table-row{display:table-row}}`
const utilities = new Set(['flex', 'hidden', 'w-1.5', 'md:flex', 'table-row', "content-['x']"])

describe('the sheet of a package', () => {
  it('has a prefix for utilities, and for nothing else', () => {
    expect(prefixSheet(sheet, readUtilities(sheet))).toBe(
      `@layer base{.scrim{top:0}}@layer utilities{.s\\:flex{display:flex}.s\\:hidden{display:none}.s\\:group-hover\\/card\\:flex:is(:where(.group\\/card):hover *){display:flex}.s\\:w-1\\.5{width:1px}.s\\:md\\:flex{@media (width>=48rem){display:flex}}.s\\:table-row{display:table-row}}`,
    )
  })

  it('names its utilities as scripts do', () => {
    expect([...readUtilities('@layer utilities{.w-1\\.5{top:0}.md\\:flex{top:0}}')]).toEqual(['w-1.5', 'md:flex'])
  })
})

describe('the script of a package', () => {
  it.each([
    ['jsx("p", { className: "flex scrim md:flex" })', 'jsx("p", { className: "s:flex scrim s:md:flex" })'],
    ['({ className: isOpen ? "flex" : `hidden ${more}` })', '({ className: isOpen ? "s:flex" : `s:hidden ${more}` })'],
    ['({ overlayClassName: "hidden" })', '({ overlayClassName: "s:hidden" })'],
    [`cx('hidden', "content-['x']")`, `cx('s:hidden', "s:content-['x']")`],
    [
      'cva("flex", { variants: { look: { a: "hidden" } } })',
      'cva("s:flex", { variants: { look: { a: "s:hidden" } } })',
    ],
    ['const wide = "w-1.5 group/card flex"', 'const wide = "s:w-1.5 group/card s:flex"'],
    ['const wide = "md:flex"', 'const wide = "s:md:flex"'],
  ])('has a prefix for classes: %s', (script, prefixed) => {
    expect(prefixScript(script, utilities)).toBe(prefixed)
  })

  it.each([
    'jsx("input", { type: "hidden" })',
    'jsx("tr", { "data-slot": "table-row" })',
    'jsx("p", { className: look === "hidden" ? "" : texts["flex"] })',
    'jsx("p", { className: getClass("hidden") })',
    'cva("", { defaultVariants: { look: "hidden" } })',
    'const text = "They flex md:flex"',
    'import "hidden"',
  ])('has none for words: %s', (script) => {
    expect(prefixScript(script, utilities)).toBe(script)
  })

  it('does not guess', () => {
    expect(() => prefixScript('const look = "table-row"', utilities)).toThrow(
      'Is "table-row" a class or a word? Name a property `className`, or call cx().',
    )
  })
})

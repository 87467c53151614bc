import { describe, expect, it } from 'vitest'
import { compile } from 'tailwindcss'
import { readFileSync } from 'node:fs'
import { confinedSheet, tokensSheet, withoutUnused } from './sheet.ts'

const within = ':where(.summit,.summit *)'
const outermost = '.summit:where(:not(.summit *))'

/** The compiled sheet, without the layers around it. */
async function confined(sheet: string) {
  const [, code] = /^@layer [^;]*;@layer summit\.ui\{(.*)\}\n$/.exec(await confinedSheet(sheet, 'ui')) ?? []
  return code
}

describe('a style sheet for hosts without Tailwind', () => {
  it('is in a layer, and in the same order beside its sibling whichever comes first', async () => {
    const layers = '@layer summit.controls,summit.overlays,summit.ui,summit.features;@layer summit.'
    expect(await confinedSheet('.a{top:0}', 'features')).toBe(`${layers}features{.a${within}{top:0}}\n`)
  })

  it.each([
    ['.hidden', `.hidden${within}`],
    ['h1,.a>b', `h1${within},.a>b${within}`],
    ['.a:hover .b:not(.c,.d)', `.a:hover .b:not(.c,.d)${within}`],
    ['.a\\:before:before', `.a\\:before${within}:before`],
    ['.a::placeholder', `.a${within}::placeholder`],
    ['.a::details-content:hover', `.a${within}::details-content:hover`],
    ['.a::picker(select)', `.a${within}::picker(select)`],
    ['*', within],
    ['::selection', `${within}::selection`],
    ['html,:host,body', ':where(.summit)'],
    ['html:has(.a:modal)', 'html:has(.a:modal)'],
  ])('says %s of what is under .summit only, or of a page with it', async (selector, kept) => {
    expect(await confined(`@layer base{${selector}{margin:0}}`)).toBe(`@layer reset{${kept}{margin:0}}`)
  })

  it('has no layer that Tailwind 3 takes for its own', async () => {
    const sheet = '@layer theme,base,components,utilities;@layer components;@layer utilities{.a{top:0}}'
    expect(await confined(sheet)).toBe(
      `@layer theme,reset,parts,utility;@layer parts;@layer utility{.a${within}{top:0}}`,
    )
  })

  it('inherits no text styles of the host’s page', async () => {
    expect(await confined('body{color:#000}')).toMatch(/^:where\(\.summit\){letter-spacing:normal;.*;color:#000}$/)
  })

  it('declares the tokens on the outermost .summit, and on parts that have a theme', async () => {
    expect(await confined(':root,:host{--ink:#000}')).toBe(`${outermost}{--ink:#000}`)
    expect(await confined(':root,[data-theme],.dark{--ink:#000}')).toBe(
      `${outermost},[data-theme]${within},.dark${within}{--ink:#000}`,
    )
    expect(
      await confined(':is(:root,[data-theme],.light,.dark):where(:root:not([data-theme],.light,.dark)){--ink:#fff}'),
    ).toBe(`${outermost}:where(:not([data-theme],.light,.dark,:is([data-theme],.light,.dark) *)){--ink:#fff}`)
    expect(await confined(':is(:root,[data-theme],.light,.dark):where([data-theme=dark],.dark){--ink:#fff}')).toBe(
      `:is([data-theme=dark],.dark)${within},${outermost}:where(:is([data-theme=dark],.dark) *):where(:not([data-theme],.light,.dark,:is([data-theme=dark],.dark) :is([data-theme=light],.light) *)){--ink:#fff}`,
    )
  })

  it('has animations of its own', async () => {
    expect(await confined('@keyframes rise-in{0%{top:0}}.a{animation:rise-in 1s ease,spin 2s}')).toBe(
      `@keyframes summit-rise-in{0%{top:0}}.a${within}{animation:summit-rise-in 1s ease,spin 2s}`,
    )
  })

  it('measures in a rem that the host can set', async () => {
    expect(
      await confined('.a{--gap:.5rem;margin:calc(1rem + 2px);font:1rem a1rem}@media (width>=48rem){.b{top:0}}'),
    ).toBe(
      `.a${within}{--gap:calc(.5*var(--summit-rem,1rem));margin:calc(calc(1*var(--summit-rem,1rem)) + 2px);font:calc(1*var(--summit-rem,1rem)) a1rem}@media (width>=48rem){.b${within}{top:0}}`,
    )
  })
})

it('a sheet of some components has the tokens and animations that they use, directly or through others', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.x{top:var(--a)}@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}'
  expect(withoutUnused(`${sheet}.y{animation:in 1s}`)).toBe(
    ':root{--a:var(--b);--b:1px}.x{top:var(--a)}@keyframes in{0%{top:0}}.y{animation:in 1s}',
  )
})

describe('the tokens for a Tailwind host that has its own', () => {
  const tokens = tokensSheet(readFileSync('packages/ui/src/tokens/theme.css', 'utf8'))

  const defaults = readFileSync('node_modules/tailwindcss/theme.css', 'utf8')

  async function build(...candidates: string[]) {
    const { build } = await compile(`${defaults}${tokens}@layer utilities{@tailwind utilities;}`)
    return build(candidates)
  }

  it('have a prefix, and a value in each theme', async () => {
    const css = await build('bg-summit-accent', 'text-summit-h2', 'rounded-summit-1')
    expect(css).toContain('background-color: var(--color-summit-accent)')
    expect(css).toContain('font-size: var(--text-summit-h2)')
    expect(css).toContain('border-radius: var(--radius-summit-1)')
    expect(css).toMatch(/\.dark[^{]*\) \{\s*--color-summit-ground: var\(--summit-ground-dark, oklch\(0\.195/)
  })

  it('change nothing else in the host', async () => {
    const without = await compile(`${defaults}@layer utilities{@tailwind utilities;}`)
    const host = ['sm:hidden', 'bg-red-500', 'rounded-lg', 'ease-in', 'font-sans', 'dark:flex']
    const utilities = (css: string) => /^@layer utilities \{[^]*?^\}/m.exec(css)?.[0]
    for (const name of host) expect(utilities(without.build(host))).toContain(`.${name.replace(':', '\\:')} {`)
    expect(utilities(await build(...host))).toEqual(utilities(without.build(host)))
    expect(await build('bg-accent', 'text-h2')).not.toMatch(/\.(bg-accent|text-h2)/)
    const declared = [...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)
    expect(declared.filter((name) => !name?.includes('summit-'))).toEqual([])
    expect(tokens).not.toMatch(/^\s*(color-scheme|font|background|color):/m)
  })
})

import { describe, expect, it } from 'vitest'
import { guestSheet } from './sheet.ts'

const within = ':where(.summit,.summit *)'
const outermost = '.summit:where(:not(.summit *))'

/** The compiled sheet, without the layers around it. */
async function confined(sheet: string) {
  const [, code] =
    /^@layer summit\.ui,summit\.features;@layer summit\.ui\{(.*)\}\n$/.exec(await guestSheet(sheet, 'ui')) ?? []
  return code
}

describe('a style sheet for hosts without Tailwind', () => {
  it('is in a layer, and in the same order beside its sibling whichever comes first', async () => {
    const layers = '@layer summit.ui,summit.features;@layer summit.'
    expect(await guestSheet('.a{top:0}', 'features')).toBe(`${layers}features{.a${within}{top:0}}\n`)
  })

  it.each([
    ['.hidden', `.hidden${within}`],
    ['h1,.a>b', `h1${within},.a>b${within}`],
    ['.a:hover .b:not(.c,.d)', `.a:hover .b:not(.c,.d)${within}`],
    ['.a\\:before:before', `.a\\:before${within}:before`],
    ['.a::placeholder', `.a${within}::placeholder`],
    ['.a::details-content:hover', `.a${within}::details-content:hover`],
    ['*', within],
    ['::selection', `${within}::selection`],
    ['html,:host,body', ':where(.summit)'],
  ])('says %s of what is under .summit only', async (selector, kept) => {
    expect(await confined(`@layer base{${selector}{margin:0}}`)).toBe(`@layer base{${kept}{margin:0}}`)
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

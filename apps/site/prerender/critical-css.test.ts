import { describe, expect, it } from 'vitest'
import { criticalCss } from './critical-css.ts'

describe('critical CSS', () => {
  it.each([
    ['a class that is named', '.grid{display:grid}', '<p class="grid">', '.grid{display:grid}'],
    ['no class that is not', '.grid{display:grid}', '<p class="inline-grid">', ''],
    [
      'a class with signs in it',
      '.\\[\\&\\>svg\\]\\:p-1\\.5>svg{top:0}',
      '<p class="[&>svg]:p-1.5 x"><svg>',
      '.\\[\\&\\>svg\\]\\:p-1\\.5>svg{top:0}',
    ],
    ['a class that begins with a figure', '.\\32 xl{top:0}', '`2xl`', '.\\32 xl{top:0}'],
    ['a class with quotes in it', ".content-\\[\\'a\\'\\]{top:0}", `"content-['a']"`, ".content-\\[\\'a\\'\\]{top:0}"],
    ['of several selectors those that can match', '.a,.b{top:0}', '"a"', '.a{top:0}'],
    ['no state that nothing sets', '.a[data-state=open]{top:0}', '"a"', ''],
    ['a state that the code sets', '.a[data-state=open]{top:0}', '"a" "data-state"', '.a[data-state=open]{top:0}'],
    ['what is only excluded', ':root:not([data-theme]){top:0}', '', ':root:not([data-theme]){top:0}'],
    ['what is one of several', ':is(.a,.b) p{top:0}', '"a" <p>', ':is(.a,.b) p{top:0}'],
    ['none of several that are not named', ':is(:root,.a):where([data-theme=dark],.b){top:0}', '"a"', ''],
    ['an element that HTML has', 'h1{top:0}', '<p id="a"><h1 id="b">', 'h1{top:0}'],
    ['an element that a script makes', 'h1{top:0}', 'jsx("h1")', 'h1{top:0}'],
    ['no element that is not there', 'h1,h2{top:0}', '<h2>', 'h2{top:0}'],
    ['no part of a class for an element', '.hover\\:p:hover{top:0}', '"hover:p"', '.hover\\:p:hover{top:0}'],
    ['no element for its name alone', 'progress{top:0}', '"progress"', ''],
    ['no parts of fields of another kind', '::-webkit-search-decoration{top:0}', '<input type="text">', ''],
    ['the parts of a field', '::file-selector-button{top:0}', '<input type="file">', '::file-selector-button{top:0}'],
    ['html and body', 'html,body,:root{top:0}', '', 'html,body,:root{top:0}'],
    ['no comment', '/*! a */.a{top:0}', '"a"', '.a{top:0}'],
    ['nothing empty', '@media print{.a{top:0}}', '', ''],
    ['an empty layer, for its place', '@layer base{.a{top:0}}', '', '@layer base{}'],
    ['no animation that nothing plays', '@keyframes rise{50%{top:0}}', '"rise"', ''],
    [
      'an animation that is played',
      '.a{animation:1s rise,fade 2s}@keyframes rise{50%{top:0}}@keyframes fade{to{top:0}}',
      '"a"',
      '.a{animation:1s rise,fade 2s}@keyframes rise{50%{top:0}}@keyframes fade{to{top:0}}',
    ],
    [
      'an animation that a property names',
      '.a{--b:rise 1s}.a{animation:var(--b)}@keyframes rise{50%{top:0}}',
      '"a"',
      '.a{--b:rise 1s}.a{animation:var(--b)}@keyframes rise{50%{top:0}}',
    ],
  ])('keeps %s', (_, sheet, code, kept) => {
    expect(criticalCss(sheet, code)).toBe(kept)
  })

  it('takes classes and elements from own code only, states from all code', () => {
    const sheet = '.a[data-state=open]{top:0}.b{top:0}p{top:0}'
    expect(criticalCss(sheet, '"a"', '"data-state" "b" jsx("p")')).toBe('.a[data-state=open]{top:0}')
  })

  it('drops unused custom properties, transitively', () => {
    const sheet = ':root{--a:1px;--b:var(--c);--c:2px}@property --d{syntax:"*";inherits:false}p{top:var(--a)}'
    expect(criticalCss(sheet, '<p>')).toBe(':root{--a:1px}p{top:var(--a)}')
  })

  it('keeps a custom property that a script reads', () => {
    expect(criticalCss(':root{--a:1px}', 'style="top:var(--a)"')).toBe(':root{--a:1px}')
  })

  it('drops comments, repetitions and unused fallbacks', () => {
    expect(criticalCss('/*! notice */p{top:0;top:0;left:1px}', '<p>')).toBe('p{top:0;left:1px}')
    expect(criticalCss(':root{--a:1px}p{top:var(--a,2px);left:var(--b,3px)}', '<p>')).toBe(
      ':root{--a:1px}p{top:var(--a);left:var(--b,3px)}',
    )
  })
})

it('has the fallbacks of the properties of a brand that the site does not set', () => {
  const sheet =
    ':root{--summit-mix-hover:color-mix(in oklch,var(--summit-accent),white);--hover:var(--summit-mix-hover,oklch(75% .1 46));--font:var(--summit-font,Arial,sans-serif)}a{color:var(--hover);font:var(--font)}'
  expect(criticalCss(sheet, '<a>')).toBe(
    ':root{--hover:oklch(75% .1 46);--font:Arial,sans-serif}a{color:var(--hover);font:var(--font)}',
  )
  expect(criticalCss(sheet, '<a style="--summit-accent:red">')).toBe(sheet)
})

import { describe, expect, it } from 'vitest'
import { criticalCss } from './critical-css.ts'

describe('critical CSS', () => {
  it.each([
    ['a class in the HTML', '.grid{display:grid}', '<p class="grid">', '.grid{display:grid}'],
    ['no class that is only a part of another', '.grid{display:grid}', '<p class="inline-grid">', ''],
    [
      'a class with escaped characters',
      '.\\[\\&\\>svg\\]\\:p-1\\.5>svg{top:0}',
      '<p class="[&>svg]:p-1.5 x"><svg>',
      '.\\[\\&\\>svg\\]\\:p-1\\.5>svg{top:0}',
    ],
    ['a class that begins with a digit', '.\\32 xl{top:0}', '`2xl`', '.\\32 xl{top:0}'],
    ['a class with quotes in it', ".content-\\[\\'a\\'\\]{top:0}", `"content-['a']"`, ".content-\\[\\'a\\'\\]{top:0}"],
    ['the selectors of a list that can match', '.a,.b{top:0}', '"a"', '.a{top:0}'],
    ['no slot that nothing has', '.a>[data-slot=banner]{top:0}', '"a" "data-slot"', ''],
    ['a slot', ".a>[data-slot='banner']{top:0}", '"a" "banner"', ".a>[data-slot='banner']{top:0}"],
    ['no data attribute that nothing sets', '.a[data-state=open]{top:0}', '"a"', ''],
    [
      'a data attribute that the code sets',
      '.a[data-state=open]{top:0}',
      '"a" "data-state"',
      '.a[data-state=open]{top:0}',
    ],
    [
      'a selector with `:not()` of something unused',
      ':root:not([data-theme]){top:0}',
      '',
      ':root:not([data-theme]){top:0}',
    ],
    ['`:is()` with one used alternative', ':is(.a,.b) p{top:0}', '"a" <p>', ':is(.a,.b) p{top:0}'],
    ['no `:where()` without a used alternative', ':is(:root,.a):where([data-theme=dark],.b){top:0}', '"a"', ''],
    ['no `:has()` without a used alternative', 'html:has([class*=modal]:modal,>[data-locked]){top:0}', '"a"', ''],
    ['no part of a class that is nowhere', 'html:has([class*=modal]){top:0}', '"a"', ''],
    ['a part of a class', 'html:has([class*=modal]){top:0}', '"ui-modal-a"', 'html:has([class*=modal]){top:0}'],
    ['an element in the HTML', 'h1{top:0}', '<p id="a"><h1 id="b">', 'h1{top:0}'],
    ['an element that a script creates', 'h1{top:0}', 'jsx("h1")', 'h1{top:0}'],
    ['no unused element of a list', 'h1,h2{top:0}', '<h2>', 'h2{top:0}'],
    [
      'a class whose name contains that of an element',
      '.hover\\:p:hover{top:0}',
      '"hover:p"',
      '.hover\\:p:hover{top:0}',
    ],
    ['no element that is only a word in the code', 'progress{top:0}', '"progress"', ''],
    ['no pseudo-elements of other input types', '::-webkit-search-decoration{top:0}', '<input type="text">', ''],
    [
      'the pseudo-elements of an input type',
      '::file-selector-button{top:0}',
      '<input type="file">',
      '::file-selector-button{top:0}',
    ],
    ['html and body', 'html,body,:root{top:0}', '', 'html,body,:root{top:0}'],
    ['no comment', '/*! a */.a{top:0}', '"a"', '.a{top:0}'],
    [
      'no font settings that are nowhere but initial',
      'html{font-feature-settings:normal}button{font-feature-settings:inherit;top:0}',
      '<button>',
      'button{top:0}',
    ],
    [
      'font settings that a rule has',
      'html{font-feature-settings:normal}.a{font-feature-settings:"ss01"}',
      '"a"',
      'html{font-feature-settings:normal}.a{font-feature-settings:"ss01"}',
    ],
    ['no selector of shadow trees', ':root,:host{top:0}', '', ':root{top:0}'],
    [
      'no condition that all browsers meet',
      '@supports (color:color-mix(in lab, red, red)){.a{top:0}}',
      '"a"',
      '.a{top:0}',
    ],
    ['no empty rule', '@media print{.a{top:0}}', '', ''],
    ['an empty layer, for the order of layers', '@layer base{.a{top:0}}', '', '@layer base{}'],
    ['no unused keyframes', '@keyframes rise{50%{top:0}}', '"rise"', ''],
    [
      'keyframes that a rule uses',
      '.a{animation:1s rise,fade 2s}@keyframes rise{50%{top:0}}@keyframes fade{to{top:0}}',
      '"a"',
      '.a{animation:1s rise,fade 2s}@keyframes rise{50%{top:0}}@keyframes fade{to{top:0}}',
    ],
    [
      'keyframes that a custom property names',
      '.a{--b:rise 1s}.a{animation:var(--b)}@keyframes rise{50%{top:0}}',
      '"a"',
      '.a{--b:rise 1s}.a{animation:var(--b)}@keyframes rise{50%{top:0}}',
    ],
  ])('keeps %s', (_, sheet, code, kept) => {
    expect(criticalCss(sheet, code)).toBe(kept)
  })

  it('reads classes and elements in own code only, data attributes in all code', () => {
    const sheet = '.a[data-state=open]{top:0}.b{top:0}p{top:0}'
    expect(criticalCss(sheet, '"a"', '"data-state" "b" jsx("p")')).toBe('.a[data-state=open]{top:0}')
  })

  it('drops unused custom properties, transitively', () => {
    const sheet = ':root{--a:1px;--b:var(--c);--c:2px}p{--a:3px;top:var(--a)}@property --d{syntax:"*";inherits:false}'
    expect(criticalCss(sheet, '<p>')).toBe(':root{--a:1px}p{--a:3px;top:var(--a)}')
  })

  it('keeps a custom property that a script reads', () => {
    expect(criticalCss(':root{--a:1px}', 'style="top:var(--a)"')).toBe(':root{--a:1px}')
  })

  it.each([
    ['set once by `:root`', ':root,.b{--a:1px 2px}p{top:var(--a)}', 'p{top:1px 2px}'],
    ['whose value is another', ':root{--b:1px;--a:var(--b)}p{top:var(--a)}', ':root{--a:1px}p{top:var(--a)}'],
    ['not if it is set twice', ':root{--a:1px}p{--a:2px;top:var(--a)}', ':root{--a:1px}p{--a:2px;top:var(--a)}'],
    ['not if an element sets it', 'p{--a:1px}p{top:var(--a)}', 'p{--a:1px}p{top:var(--a)}'],
    [
      'not under a condition',
      '@media print{:root{--a:1px}}p{top:var(--a)}',
      '@media print{:root{--a:1px}}p{top:var(--a)}',
    ],
    ['not if the code names it', ':root{--c:1px}p{top:var(--c)}', ':root{--c:1px}p{top:var(--c)}'],
  ])('inlines constants: %s', (_, sheet, kept) => {
    expect(criticalCss(sheet, '<p style="--c:2px">')).toBe(kept)
  })

  it('drops comments, repetitions, spaces in lists and unused fallbacks', () => {
    expect(criticalCss('/*! notice */p{top:0;top:0;left:min(1px, 2px)}', '<p>')).toBe('p{top:0;left:min(1px,2px)}')
    expect(criticalCss(':root{--a:1px}p{--a:3px;top:var(--a,2px);content:"a, b"}', '<p>')).toBe(
      ':root{--a:1px}p{--a:3px;top:var(--a);content:"a, b"}',
    )
  })

  it.each([
    ['by its fallback', 'p{left:var(--b,calc(3px + 1px))}', 'p{left:calc(3px + 1px)}'],
    ['by nothing', 'p{font-variant-numeric:var(--b, ) tabular-nums}', 'p{font-variant-numeric: tabular-nums}'],
    ['not if a class sets it', 'p{left:var(--b,3px)}.a{--b:1px}', 'p{left:var(--b,3px)}.a{--b:1px}'],
    ['not if an attribute or a script sets it', 'p{left:var(--c,3px)}', 'p{left:var(--c,3px)}'],
    [
      'not if it has an initial value',
      'p{left:var(--b,3px)}@property --b{initial-value:1px}',
      'p{left:var(--b,3px)}@property --b{initial-value:1px}',
    ],
  ])('replaces a custom property that nothing sets: %s', (_, sheet, kept) => {
    expect(criticalCss(sheet, '<p class="a" style="--c:1px">')).toBe(kept)
  })
})

it('has the fallbacks of the properties of a brand that the site does not set', () => {
  const sheet =
    ':root{--summit-mix-hover:color-mix(in oklch,var(--summit-accent),white);--hover:var(--summit-mix-hover,oklch(75% .1 46));--font:var(--summit-font,Arial,sans-serif)}a{color:var(--hover);font:var(--font)}'
  expect(criticalCss(sheet, '<a>')).toBe('a{color:oklch(75% .1 46);font:Arial,sans-serif}')
  expect(criticalCss(sheet, '<a style="--summit-accent:red">')).toBe(
    ':root{--summit-mix-hover:color-mix(in oklch,var(--summit-accent),white);--hover:var(--summit-mix-hover,oklch(75% .1 46))}a{color:var(--hover);font:Arial,sans-serif}',
  )
})

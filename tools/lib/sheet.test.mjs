import { describe, expect, it } from 'vitest'
import { guestSheet } from './sheet.mjs'

const ours = ':where(.summit,.ui-modal>*,[data-toast-host],.ui-tooltip)'

describe('a sheet for hosts without Tailwind', () => {
  it('lets whatever the host says outside of layers win', async () => {
    expect(await guestSheet('@layer utilities{.grid{display:grid}}')).toBe(
      '@layer summit{@layer utilities{.grid{display:grid}}}\n',
    )
  })

  it.each([
    ['h1,.a b', `${ours} h1,${ours} .a b`],
    ['*', `${ours},${ours} *`],
    ['::selection', `${ours}::selection,${ours} ::selection`],
    ['html,body', ours],
  ])('keeps %s to what is ours', async (selector, kept) => {
    expect(await guestSheet(`@layer base{${selector}{margin:0}}`)).toBe(
      `@layer summit{@layer base{${kept}{margin:0}}}\n`,
    )
  })

  it('lets everybody read the tokens, and leaves the colours of the host’s own fields', async () => {
    expect(await guestSheet('@layer base{:root,[data-theme]{color-scheme:light;--ink:#000}}')).toBe(
      `@layer summit{@layer base{:where(:root) ${ours}:where(:not([data-theme],[data-theme] *)),[data-theme]{color-scheme:light}:root,[data-theme]{--ink:#000}}}\n`,
    )
    const chosen = '[data-theme=dark]{color-scheme:dark}'
    expect(await guestSheet(`@layer base{${chosen}}`)).toBe(`@layer summit{@layer base{${chosen}}}\n`)
  })

  it('measures in a rem that the host can set', async () => {
    expect(
      await guestSheet('.a{--gap:.5rem;margin:calc(1rem + 2px);font:1rem a1rem}@media (width>=48rem){.b{top:0}}'),
    ).toBe(
      '@layer summit{.a{--gap:calc(.5*var(--summit-rem,1rem));margin:calc(calc(1*var(--summit-rem,1rem)) + 2px);font:calc(1*var(--summit-rem,1rem)) a1rem}@media (width>=48rem){.b{top:0}}}\n',
    )
  })
})

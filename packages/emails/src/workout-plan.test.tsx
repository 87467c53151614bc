// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { renderWorkoutPlan } from './workout-plan.tsx'

const facts = {
  name: 'Ada',
  siteUrl: 'https://summit.example',
  unsubscribeUrl: 'https://summit.example/api/newsletter/unsubscribe?t=abc&u=1',
  brand: { name: 'Summit', shortName: 'summit', postalAddress: '1 Ridge Road, 8000 Zurich' },
}
const { subject, text, html } = renderWorkoutPlan(facts)

describe('the welcome mail', () => {
  it('has the same subject for everyone', () => {
    expect(subject).toBe('Your free workout PDF: Four weeks uphill')
    expect(renderWorkoutPlan({ ...facts, name: 'Grace' }).subject).toBe(subject)
  })

  it('is a whole page in one language, with a preheader before anything else', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en"/)
    const words = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ' ')
    expect(words.trim()).toMatch(/^Twelve sessions\. Every movement drawn/)
  })

  it('leads to the plan and off the list, in both of its forms', () => {
    for (const form of [text, html.replaceAll('&amp;', '&')]) {
      expect(form).toContain('https://summit.example/downloads/summit-workout-plan.pdf')
      expect(form).toContain(facts.unsubscribeUrl)
      expect(form).toContain('1 Ridge Road, 8000 Zurich')
    }
  })

  it('loads nothing, runs nothing, and lays nothing out in tables', () => {
    expect(html).not.toMatch(/<(img|script|link|table|iframe|svg)|url\(|@import/)
  })

  it('carries its own colours for the dark, one for every class it uses', () => {
    const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    expect(sheet).toContain('@media (prefers-color-scheme:dark)')
    const worn = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
    for (const name of worn) expect(sheet).toContain(`.${name}{`)
  })

  it('escapes what it was given', () => {
    const { html } = renderWorkoutPlan({ ...facts, brand: { ...facts.brand, postalAddress: '<b>1</b> Ridge Road' } })
    expect(html).toContain('&lt;b&gt;1&lt;/b&gt; Ridge Road')
  })

  it('stays far below the 102 kB at which mail programs cut', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  })
})

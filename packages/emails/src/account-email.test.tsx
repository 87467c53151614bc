// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { accountEmail, type AccountEmailTexts } from './account-email.tsx'

const letter: AccountEmailTexts = {
  subject: 'Your rope was changed',
  preheader: 'All knots hold.',
  title: 'A new rope.',
  paragraphs: ['Hello,', 'We changed your <rope>.'],
  action: { label: 'Look at it', url: 'https://summit.example/rope?a=1&b=2' },
  copyHint: 'Or open this address:',
  notes: ['Ropes last ten years.'],
  reason: 'You have a rope at summit.example.',
  sender: 'Summit',
}
const { subject, text, html } = accountEmail(letter)
const words = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ' ')

describe('a mail about an account', () => {
  it('says everything in both of its forms', () => {
    expect(subject).toBe(letter.subject)
    for (const line of ['Hello,', letter.action.label, ...letter.notes, letter.reason, letter.sender]) {
      expect(text).toContain(line)
      expect(words).toContain(line)
    }
    expect(words).toContain(letter.title)
    expect(words).toContain(letter.copyHint)
  })

  it('begins with its preheader', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en"/)
    expect(words.trim()).toMatch(/^All knots hold\./)
  })

  it('leads to one address only, in both of its forms', () => {
    expect(text).toContain('Look at it:\nhttps://summit.example/rope?a=1&b=2\n')
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(new Set(targets)).toEqual(new Set(['https://summit.example/rope?a=1&amp;b=2']))
  })

  it('escapes what it was given', () => {
    expect(html).toContain('We changed your &lt;rope&gt;.')
  })

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|table|iframe|svg)|url\(|@import/)
  })

  it('lights one bar of its climb', () => {
    expect(html.match(/display:inline-block;width:[\d.]+%/g)).toHaveLength(29)
    expect(html.match(/height:\d+px;background:#fb7033/g)).toHaveLength(1)
  })

  it('carries its own colours for the dark, one for every class it uses', () => {
    const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    const worn = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
    for (const name of worn) expect(sheet).toContain(`.${name}{`)
  })

  it('folds away why it came, below the line that mail programs know', () => {
    expect(text.split('\n-- \n')[1]).toBe('You have a rope at summit.example.\nSummit')
  })
})

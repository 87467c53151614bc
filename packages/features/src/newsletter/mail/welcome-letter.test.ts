import { describe, expect, it } from 'vitest'
import { letterText, planPath, SUBJECT, welcomeLetter } from './welcome-letter.ts'

const facts = {
  name: 'Ada',
  siteUrl: 'https://summit.example',
  unsubscribeUrl: 'https://summit.example/api/newsletter/unsubscribe?t=abc',
  brand: { name: 'Summit', shortName: 'summit', postalAddress: '1 Ridge Road, 8000 Zurich' },
}
const greeting = (name: string | null) => welcomeLetter({ ...facts, name }).greeting

describe('the welcome letter', () => {
  it.each(['Ada', 'Ada Keller', "Siobhán O'Neill", 'J. R. Tolkien', 'J.R. Tolkien', 'Anne-Marie', '李小龙', 'आदित्य'])(
    'greets %s by name',
    (name) => {
      expect(greeting(name)).toBe(`Hello ${name},`)
    },
  )

  it.each([
    null,
    'Buy gold at evil.example',
    'evil.com',
    'J.evil.com',
    'http://evil.example',
    'ada@evil.example',
    'Call +41 44 000 00 00',
    '<b>Ada</b>',
    'Ada!!!',
    'x'.repeat(41),
  ])('greets %j without it', (name) => {
    expect(greeting(name)).toBe('Hello,')
  })

  it('builds its links from the site’s origin', () => {
    expect(welcomeLetter(facts).plan.url).toBe('https://summit.example/downloads/summit-workout-plan.pdf')
    expect(welcomeLetter(facts).reason).toContain('summit.example')
    expect(welcomeLetter(facts).unsubscribe.url).toBe(facts.unsubscribeUrl)
  })

  it('names the file after the brand', () => {
    expect(planPath({ shortName: 'basecamp' })).toBe('/downloads/basecamp-workout-plan.pdf')
  })

  it('has a subject in one line', () => {
    expect(SUBJECT).not.toMatch(/[\r\n]/)
  })
})

describe('the letter as text', () => {
  const text = letterText(welcomeLetter(facts))

  it('says everything the page says', () => {
    const { greeting, paragraphs, plan, attached, steps, farewell, reason, unsubscribe, sender } = welcomeLetter(facts)
    const lines = [greeting, ...paragraphs, plan.url, attached, steps.title, ...steps.items]
    for (const line of [...lines, farewell, reason, unsubscribe.url, sender]) {
      expect(text).toContain(line)
    }
  })

  it('ends with the way off the list, below the line where mail programs fold', () => {
    const [, foot = ''] = text.split('\n-- \n')
    expect(foot).toContain(`Unsubscribe: ${facts.unsubscribeUrl}`)
    expect(foot).toContain('Summit, 1 Ridge Road, 8000 Zurich')
  })
})

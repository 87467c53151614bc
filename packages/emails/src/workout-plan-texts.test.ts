import { describe, expect, it } from 'vitest'
import { workoutPlanPlainText, planPath, SUBJECT, workoutPlanTexts } from './workout-plan-texts.ts'

const facts = {
  name: 'Ada',
  siteUrl: 'https://summit.example',
  unsubscribeUrl: 'https://summit.example/api/newsletter/unsubscribe?t=abc',
  brand: { name: 'Summit', shortName: 'summit', postalAddress: '1 Ridge Road, 8000 Zurich' },
}
const greeting = (name: string | null) => workoutPlanTexts({ ...facts, name }).greeting

describe('the texts of the workout plan email', () => {
  it.each([
    ['Ada', 'Ada'],
    ['Ada Keller', 'Ada'],
    ["Siobhán O'Neill", 'Siobhán'],
    ['J. R. Tolkien', 'J. R. Tolkien'],
    ['J.R. Tolkien', 'J.R. Tolkien'],
    ['J Tolkien', 'J Tolkien'],
    ['Anne-Marie Duff', 'Anne-Marie'],
    ['李小龙', '李小龙'],
    ['आदित्य', 'आदित्य'],
  ])('greets %s as %s', (name, called) => {
    expect(greeting(name)).toBe(`Hello ${called},`)
  })

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
    expect(workoutPlanTexts(facts).plan.url).toBe('https://summit.example/downloads/summit-workout-plan.pdf')
    expect(workoutPlanTexts(facts).reason).toContain('summit.example')
    expect(workoutPlanTexts(facts).unsubscribe.url).toBe(facts.unsubscribeUrl)
  })

  it('names the file after the brand', () => {
    expect(planPath({ shortName: 'basecamp' })).toBe('/downloads/basecamp-workout-plan.pdf')
  })

  it('has a preview', () => {
    expect(workoutPlanTexts(facts).preview).toBe(
      'Twelve sessions. Every movement drawn, every set with a box to check.',
    )
  })

  it('has a subject in one line', () => {
    expect(SUBJECT).not.toMatch(/[\r\n]/)
  })
})

describe('the plain text of the workout plan email', () => {
  const text = workoutPlanPlainText(workoutPlanTexts(facts))

  it('says what the plan is, where it opens and how to start', () => {
    expect(text).toBe(`Hello Ada,

Here is your plan: twelve sessions in four weeks, thirty to forty minutes each. All you need is a step, a wall, a chair, a table and a backpack.

Every movement is drawn, every set has a box to check, and the last page shows how high you have climbed.

Open the plan (PDF):
https://summit.example/downloads/summit-workout-plan.pdf

The same file is attached: summit-workout-plan.pdf. It prints on A4 and US Letter paper.

How to start
1. Print it, or keep it on your phone. Each week is one page.
2. Choose three days with at least one day between them, such as Monday, Wednesday and Saturday.
3. Read the page on effort first: finish nearly every set with two repetitions to spare.

See you at the top.

-- 
You are receiving this email because this address was entered at summit.example. If that was not you, unsubscribe and we will leave you alone.
Unsubscribe: https://summit.example/api/newsletter/unsubscribe?t=abc
Summit, 1 Ridge Road, 8000 Zurich`)
  })

  it('ends with the unsubscribe link, below the signature separator', () => {
    const [, foot = ''] = text.split('\n-- \n')
    expect(foot).toContain(`Unsubscribe: ${facts.unsubscribeUrl}`)
    expect(foot).toContain('Summit, 1 Ridge Road, 8000 Zurich')
  })
})

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Acceptance } from '../accept.ts'
import { getFindings } from '../findings.ts'
import type { Result } from '../review.ts'
import { getFailedJunit, getJunit } from './junit.ts'
import { getSarif } from './sarif.ts'

const png = Buffer.from('picture')
const hostile = '<b>"A" & \'B\'</b> ]]> \u0000\u001B[31m \uD800 \uFFFF [x](https://evil.test) {0}\n💥'
const legible = '<b>"A" & \'B\'</b> ]]> \uFFFD\uFFFD[31m \uFFFD \uFFFD [x](https://evil.test) {0}\n💥'

const picture = (name: string, mode = 'light') => ({
  story: { id: `ui-card--${name}`, title: 'UI/Card', name, importPath: './stories/card one.stories.tsx' },
  mode,
  sides: ['base' as const, 'head' as const],
})
const helpUrl = 'https://dequeuniversity.com/rules/axe/4.13/button-name'
const violation = { slot: 'button-name', text: 'button-name: Buttons must have a name', helpUrl }
const changed = (name: string, kind: 'axe' | 'text', text: string, mode = 'light', more = {}): Result => ({
  ...picture(name, mode),
  ...{ status: 'changed', base: png, head: png },
  changes: [{ kind, text, slot: 'text', place: 'body', where: '', ...more }],
})
const axe = (name: string, mode?: string) => changed(name, 'axe', violation.text, mode, violation)
const find = (results: Result[], acceptances: Acceptance[] = [], planned = results.length) =>
  getFindings({ results, tokens: [] }, acceptances, { planned, isComplete: true }, ['light', 'dark'])

/** Test cases as a parser reads them. */
function parse(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const suite = document.querySelector('testsuites > testsuite')
  const counts = ['tests', 'failures', 'errors', 'skipped'].map((name) => Number(suite?.getAttribute(name)))
  const cases = [...document.querySelectorAll('testcase')].map((element) => {
    const [outcome] = element.children
    const of = (name: string) => element.getAttribute(name)
    return [of('classname'), of('name'), of('file'), outcome?.tagName, outcome?.getAttribute('message')]
  })
  return { counts, cases, texts: [...document.querySelectorAll('failure, error')].map((e) => e.textContent) }
}

describe('a JUnit file', () => {
  const file = 'stories/card one.stories.tsx'

  it('has one test case for each story: passed, failed, not judged or skipped', () => {
    const results: Result[] = [
      changed('a', 'text', '“a” → “b”'),
      changed('a', 'text', '“a” → “b”', 'dark'),
      { ...picture('b'), status: 'failed', reason: 'head: threw' },
      changed('b', 'text', '“c” → “d”', 'dark'),
      { ...picture('c'), status: 'skipped', reason: 'the tag !visual' },
      { ...picture('c', 'dark'), status: 'skipped', reason: 'the tag !visual' },
      { ...picture('d'), status: 'same' },
      changed('d', 'text', '“e” → “f”', 'dark'),
      { ...picture('e'), status: 'unstable', base: png, head: png },
    ]
    const accepted = { file: '.visual/a.txt', kind: 'text', text: '“e” → “f”', titles: ['UI/Card'] }
    const { counts, cases } = parse(getJunit(find(results, [accepted])))
    expect(counts).toEqual([5, 1, 2, 1])
    expect(cases).toEqual([
      ['UI/Card', 'a', file, 'failure', 'c1 text “a” → “b”'],
      ['UI/Card', 'b', file, 'error', 'light could not be judged: head: threw\nc2 text “c” → “d”'],
      ['UI/Card', 'c', file, 'skipped', 'the tag !visual'],
      ['UI/Card', 'd', file, undefined, undefined],
      ['UI/Card', 'e', file, 'error', 'light is unstable'],
    ])
  })

  it('fails for what belongs to no story: an acceptance, missing captures, a review that was not possible', () => {
    const unused = { file: '.visual/a.txt', kind: 'text', text: '“a” → “b”', titles: [] }
    expect(parse(getJunit(find([], [unused], 2)))).toMatchObject({
      counts: [2, 1, 1, 0],
      cases: [
        ['acceptances', '.visual/a.txt', null, 'failure', 'accepts what is not there: text “a” → “b”'],
        ['review', 'captures', null, 'error', '2 are missing'],
      ],
    })
    expect(parse(getFailedJunit('no-base: <main>')).cases).toEqual([
      ['review', 'not judged', null, 'error', 'no-base: <main>'],
    ])
  })

  it('is well-formed whatever stories and texts are called', () => {
    const { cases, texts } = parse(getJunit(find([changed(hostile, 'text', hostile)])))
    expect(cases).toEqual([['UI/Card', legible, file, 'failure', `c1 text ${legible}`]])
    expect(texts).toEqual([`c1 text ${legible}`])
  })
})

describe('a SARIF file', () => {
  interface Log {
    runs: {
      tool: { driver: { version: string; rules: { id: string }[] } }
      results: { message: { text: string }; locations: unknown[]; partialFingerprints: Record<string, string> }[]
    }[]
  }
  const read = (...args: Parameters<typeof find>) => {
    // SAFETY: as far as the tests look at it.
    const { runs } = JSON.parse(getSarif(find(...args), '1.2.3')) as Log
    return { rules: runs[0]?.tool.driver.rules, results: runs[0]?.results ?? [] }
  }

  it('has a result for each new violation of a rule in a story', () => {
    const { rules, results } = read([axe('a'), axe('a', 'dark'), axe('b'), changed('c', 'text', '“a” → “b”')])
    expect(rules).toMatchObject([{ id: 'button-name', helpUri: helpUrl, help: { text: 'Buttons must have a name' } }])
    expect(results).toMatchObject([
      {
        ruleId: 'button-name',
        ruleIndex: 0,
        message: { text: 'Buttons must have a name. New in UI/Card, a (light, dark).' },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: 'stories/card%20one.stories.tsx' }, region: { startLine: 1 } },
          },
        ],
      },
      { message: { text: 'Buttons must have a name. New in UI/Card, b (light).' } },
    ])
    expect(new Set(results.map(({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash'])).size).toBe(
      2,
    )
  })

  it('has none that is accepted', () => {
    const accepted = { file: '.visual/a.txt', kind: 'axe', text: violation.text, titles: ['UI/Card'] }
    expect(read([axe('a')], [accepted])).toEqual({ rules: [], results: [] })
  })

  it('makes no links of brackets', () => {
    const [result] = read([axe(hostile)]).results
    expect(result?.message.text).toContain('\\[x\\](https://evil.test)')
  })
})

import { describe, expect, it } from 'vitest'
import { idsIn, readCatalogue } from './catalogue.ts'
import { cover } from './coverage.ts'
import { readResults } from './results.ts'

it('the catalogue has the list items that begin with an id in bold', () => {
  const page = '# Page\n\nSee **DASH-09**.\n\n- **DASH-01** Cards for `profile`. [T-01]\n- **T-01** no area of ours\n'
  expect(readCatalogue(page)).toEqual(['DASH-01'])
})

describe('ids in a text', () => {
  // No id may stand in a title here: it would count as covered.
  it.each([
    { form: 'one', text: 'DASH-03 waits', ids: ['DASH-03'] },
    { form: 'several', text: 'waits (DASH-03, SIGNIN-14) long', ids: ['DASH-03', 'SIGNIN-14'] },
    { form: 'a range with an ellipsis', text: 'DASH-08…10 open', ids: ['DASH-08', 'DASH-09', 'DASH-10'] },
    { form: 'a range with two dots', text: 'DASH-08..10 open', ids: ['DASH-08', 'DASH-09', 'DASH-10'] },
    { form: 'of an unknown area', text: 'FOO-01 opens', ids: ['FOO-01'] },
    { form: 'one with a digit too many', text: 'DASH-140 opens', ids: ['DASH-140'] },
    { form: 'a range that runs backwards', text: 'DASH-10…08 open', ids: ['DASH-10…08'] },
    { form: 'none', text: 'SHA-256, T-03, dash-03, DASH-x', ids: [] },
  ])('may be $form', ({ text, ids }) => {
    expect(idsIn(text, new Set(['DASH', 'SIGNIN']))).toEqual(ids)
  })
})

describe('coverage', () => {
  const catalogue = ['DASH-01', 'DASH-02', 'DASH-03', 'TIP-01']

  it('counts a passed test for every id in its title', () => {
    const results = [
      { title: 'DASH-01…03 show', hasPassed: true },
      { title: 'DASH-01 there', hasPassed: false },
      { title: 'TIP-01 opens', hasPassed: false },
    ]
    expect(cover(catalogue, results)).toEqual({
      covered: new Set(['DASH-01', 'DASH-02', 'DASH-03']),
      missing: ['TIP-01'],
      unknown: [],
    })
  })

  it('reports an id that is not in the catalogue, with the test’s title', () => {
    const title = 'DASH-04 and FOO-01'
    expect(cover(catalogue, [{ title, hasPassed: true }]).unknown).toEqual([
      { id: 'DASH-04', title },
      { id: 'FOO-01', title },
    ])
  })
})

describe('Vitest’s report', () => {
  it('has full titles, and passed tests only if they ran', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ fullName: 'a b', status }))
    const results = readResults({ testResults: [{ assertionResults }] })
    expect(results).toEqual([true, false, false, false].map((hasPassed) => ({ title: 'a b', hasPassed })))
  })

  it('has the tags of a story beside its title', () => {
    const assertionResults = [{ fullName: 'Loading', status: 'passed', meta: { tags: ['dev', 'DASH-01'] } }]
    expect(readResults({ testResults: [{ assertionResults }] })).toEqual([
      { title: 'Loading dev DASH-01', hasPassed: true },
    ])
  })
})

it.each([
  ['expected', 'passed', true],
  ['flaky', 'passed', true],
  ['unexpected', 'passed', false],
  ['expected', 'failed', false],
  ['skipped', 'passed', false],
])('Playwright’s %s, where %s was expected, has passed: %s', (status, expectedStatus, hasPassed) => {
  const specs = [{ title: 'logs out', tests: [{ status, expectedStatus }] }]
  const suites = [{ title: 'dashboard.spec.ts', suites: [{ title: 'the dashboard', specs }] }]
  expect(readResults({ suites })).toEqual([{ title: 'the dashboard logs out', hasPassed }])
})

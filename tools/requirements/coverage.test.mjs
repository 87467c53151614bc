import { describe, expect, it } from 'vitest'
import { cover, shortcomings } from './coverage.mjs'

/** @import { Result } from './results.mjs' */

const catalogue = ['DASH-01', 'DASH-02', 'DASH-03', 'TIP-01'].map((id) => ({
  id,
  area: id.replace(/-.*/, ''),
  text: '',
}))

/**
 * @param {string} title
 * @param {Result['outcome']} outcome
 */
const result = (title, outcome) => ({ title, outcome, file: '/a.test.ts' })

/** @param {Result[]} results */
const standings = (...results) => cover(catalogue, results).requirements.map(({ standing }) => standing)

describe('coverage', () => {
  it('takes a test that ran and passed, for every id in its title', () => {
    expect(standings(result('DASH-01…03 show', 'passed'))).toEqual(['covered', 'covered', 'covered', 'untested'])
  })

  it('takes neither a failed nor a skipped test', () => {
    expect(standings(result('DASH-01 shows', 'failed'), result('DASH-02 shows', 'skipped'))).toEqual([
      'failed',
      'skipped',
      'untested',
      'untested',
    ])
  })

  it('is content with one passing test of several', () => {
    expect(standings(result('DASH-01 here', 'failed'), result('DASH-01 there', 'passed'))[0]).toBe('covered')
  })

  it('reports an id that the catalogue lacks, with the title it stands in', () => {
    expect(cover(catalogue, [result('DASH-04 and FOO-01', 'passed')]).unknown).toEqual([
      { id: 'DASH-04', title: 'DASH-04 and FOO-01' },
      { id: 'FOO-01', title: 'DASH-04 and FOO-01' },
    ])
  })
})

describe('the list of complete areas', () => {
  const { requirements } = cover(catalogue, [result('DASH-01…02', 'passed'), result('DASH-03', 'failed')])

  it('is met when every id of an area, a range or by name is covered', () => {
    expect(shortcomings(['DASH-01…02', 'DASH-01'], requirements)).toEqual([])
  })

  it('names what is not covered', () => {
    expect(shortcomings(['DASH', 'TIP'], requirements)).toEqual([
      'DASH is listed as complete, and lacks DASH-03',
      'TIP is listed as complete, and lacks TIP-01',
    ])
  })

  it('refuses an entry that the catalogue lacks', () => {
    expect(shortcomings(['DASHBOARD', 'DASH-01…09'], requirements)).toEqual([
      'DASHBOARD is listed as complete, and is in no catalogue',
      'DASH-01…09 is listed as complete, and is in no catalogue',
    ])
  })
})

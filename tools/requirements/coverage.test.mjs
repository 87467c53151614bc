import { describe, expect, it } from 'vitest'
import { cover, uncovered } from './coverage.mjs'

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

describe('what is not covered', () => {
  it('is nothing where every id stands in a test that passed', () => {
    const { requirements } = cover(catalogue, [result('DASH-01…03 TIP-01', 'passed')])
    expect(uncovered(requirements)).toEqual([])
  })

  it('is named where a test failed, was skipped or is none', () => {
    const { requirements } = cover(catalogue, [result('DASH-03', 'passed'), result('DASH-02', 'failed')])
    expect(uncovered(requirements)).toEqual(['DASH-01…02', 'TIP-01'])
  })
})

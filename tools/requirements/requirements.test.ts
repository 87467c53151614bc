import { describe, expect, it } from 'vitest'
import { findIds, readCatalogue } from './catalogue.ts'
import { cover } from './coverage.ts'

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
    expect(findIds(text, new Set(['DASH', 'SIGNIN']))).toEqual(ids)
  })
})

describe('coverage', () => {
  const catalogue = ['DASH-01', 'DASH-02', 'DASH-03', 'TIP-01']

  it('counts a passed test for every id in its title and its tags', () => {
    const results = [
      { title: 'DASH-01…02 show', tags: ['dev', 'DASH-03'], outcome: 'passed' as const },
      { title: 'DASH-01 there', tags: [], outcome: 'failed' as const },
      { title: 'TIP-01 opens', tags: ['TIP-01'], outcome: 'failed' as const },
    ]
    expect(cover(catalogue, results)).toEqual({
      covered: new Set(['DASH-01', 'DASH-02', 'DASH-03']),
      missing: ['TIP-01'],
      unknown: [],
    })
  })

  it('reports an id that is not in the catalogue, with the test’s title', () => {
    const title = 'DASH-04 and FOO-01'
    expect(cover(catalogue, [{ title, tags: [], outcome: 'passed' }]).unknown).toEqual([
      { id: 'DASH-04', title },
      { id: 'FOO-01', title },
    ])
  })
})

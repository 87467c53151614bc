import { describe, expect, it } from 'vitest'
import { idsIn, joinNeighbours, readCatalogue } from './catalogue.mjs'

const areas = new Set(['DASH', 'SIGNIN'])

describe('the catalogue', () => {
  it('is the list items that begin with an id in bold', () => {
    const page = '# Page\n\nSee **DASH-09**.\n\n- **DASH-01** Cards for `profile`. [T-01]\n- **T-01** no area of ours\n'
    expect(readCatalogue(page)).toEqual([{ id: 'DASH-01', area: 'DASH', text: 'Cards for `profile`. [T-01]' }])
  })
})

describe('the ids in a text', () => {
  // No id may stand in a title here: it would count as covered.
  it.each([
    { form: 'one', text: 'DASH-03 waits', ids: ['DASH-03'] },
    { form: 'several', text: 'waits (DASH-03, SIGNIN-14) long', ids: ['DASH-03', 'SIGNIN-14'] },
    { form: 'a range with an ellipsis', text: 'DASH-08…10 open', ids: ['DASH-08', 'DASH-09', 'DASH-10'] },
    { form: 'a range with two dots', text: 'DASH-08..10 open', ids: ['DASH-08', 'DASH-09', 'DASH-10'] },
    { form: 'an area without a home', text: 'FOO-01 opens', ids: ['FOO-01'] },
    { form: 'a digit too many', text: 'DASH-140 opens', ids: ['DASH-140'] },
    { form: 'a range that runs backwards', text: 'DASH-10…08 open', ids: ['DASH-10…08'] },
    { form: 'none', text: 'SHA-256, T-03, dash-03, DASH-x', ids: [] },
  ])('may be written as $form', ({ text, ids }) => {
    expect(idsIn(text, areas)).toEqual(ids)
  })

  it('are said shorter when they are neighbours', () => {
    expect(joinNeighbours(['DASH-01', 'DASH-02', 'DASH-03', 'DASH-05', 'DASH-09', 'DASH-10'])).toEqual([
      'DASH-01…03',
      'DASH-05',
      'DASH-09…10',
    ])
  })
})

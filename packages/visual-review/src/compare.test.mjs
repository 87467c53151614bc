import { describe, expect, it } from 'vitest'
import { compareTrees } from './compare.mjs'

/** @typedef {import('./in-page.mjs').Node} Node */

/** @param {string} tag @param {Partial<Node>} [more] @param {...Node} children @returns {Node} */
const node = (tag, more = {}, ...children) => ({
  tag,
  text: '',
  attributes: {},
  style: {},
  box: [0, 0, 10, 10],
  children,
  ...more,
})

/** @param {...string} texts */
const list = (...texts) => node('ul', {}, ...texts.map((text) => node('li', { text })))

/** @param {Node} before @param {Node} after */
const told = (before, after) => compareTrees(before, after).map(({ kind, text }) => `${kind} ${text}`)

describe('a comparison finds', () => {
  it('nothing where nothing changed', () => {
    expect(told(list('one', 'two'), list('one', 'two'))).toEqual([])
  })

  it('words', () => {
    expect(told(node('p', { text: 'Save' }), node('p', { text: 'Keep' }))).toEqual(['text “Save” → “Keep”'])
  })

  it('labels, apart from other attributes', () => {
    const before = node('a', { attributes: { 'aria-label': 'Close', href: '/a' } })
    expect(told(before, node('a', { attributes: { href: '/b' } }))).toEqual([
      'aria aria-label “Close” → none on a',
      'DOM href “/a” → “/b” on a',
    ])
  })

  it('elements that were removed, added or moved', () => {
    expect(told(list('one', 'two', 'three'), list('one', 'three'))).toEqual(['DOM li “two” removed'])
    expect(told(list('one', 'three'), list('one', 'two', 'three'))).toEqual([
      expect.stringMatching(/^DOM li “two” added [0-9a-f]{8}$/),
    ])
    expect(told(list('one', 'two', 'three'), list('two', 'three', 'one'))).toEqual(['DOM li “one” moved'])
  })

  it('one changed element among equal ones', () => {
    expect(told(list('one', 'two', 'three'), list('one', '2', 'three'))).toEqual(['text “two” → “2”'])
  })

  it('styles', () => {
    const before = node('p', { style: { padding: '8px', color: 'red' } })
    expect(told(before, node('p', { style: { padding: '8px 12px', color: 'red' } }))).toEqual([
      'style padding 8px → 8px 12px',
    ])
  })

  it('once what a drawing says as an attribute and as a style', () => {
    const path = (/** @type {string} */ width) =>
      node('path', { attributes: { 'stroke-width': width }, style: { 'stroke-width': `${width}px` } })
    expect(told(path('2'), path('3'))).toEqual(['style stroke-width 2px → 3px'])
  })

  it('what is handed down once, at the top', () => {
    const tree = (/** @type {string} */ color) =>
      node('p', { style: { color } }, node('b', { style: { color } }, node('i', { style: { color } })))
    expect(told(tree('red'), tree('blue'))).toEqual(['style color red → blue'])
  })

  it('sizes, where nothing else says why', () => {
    expect(told(node('p'), node('p', { box: [0, 0, 10, 12] }))).toEqual(['box p 10 × 10 → 10 × 12'])
    expect(told(node('p', { text: 'a' }), node('p', { text: 'ab', box: [0, 0, 20, 10] }))).toEqual(['text “a” → “ab”'])
  })
})

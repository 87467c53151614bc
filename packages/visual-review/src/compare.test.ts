import { describe, expect, it } from 'vitest'
import { acceptanceText, parseAcceptances } from './accept.ts'
import { compareTrees, getChange } from './compare.ts'
import type { PageNode } from './in-page/functions.ts'

const node = (tag: string, more: Partial<PageNode> = {}, ...children: PageNode[]): PageNode => ({
  tag,
  text: '',
  attributes: {},
  style: {},
  box: [0, 0, 10, 10],
  children,
  ...more,
})

const list = (...texts: string[]) => node('ul', {}, ...texts.map((text) => node('li', { text })))

it('has the text of a change on one line, which is accepted by it', () => {
  const { text } = getChange('token', '--font', '--font a,\n  b → a,\n\n  c')
  expect(text).toBe('--font a, b → a, c')
  const cause = { kind: 'token', text, titles: ['UI/Button'] }
  const file = acceptanceText('Meant.', [cause])
  expect(parseAcceptances('a.txt', file)).toEqual([{ ...cause, file: 'a.txt' }])
})

const changes = (before: PageNode, after: PageNode) =>
  compareTrees(before, after).map(({ kind, text }) => `${kind} ${text}`)

describe('a comparison finds', () => {
  it('no difference between equal captures', () => {
    expect(changes(list('one', 'two'), list('one', 'two'))).toEqual([])
  })

  it('texts', () => {
    expect(changes(node('p', { text: 'Save' }), node('p', { text: 'Keep' }))).toEqual(['text “Save” → “Keep”'])
  })

  it('accessible names, apart from other attributes', () => {
    const before = node('a', { attributes: { 'aria-label': 'Close', href: '/a' } })
    expect(changes(before, node('a', { attributes: { href: '/b' } }))).toEqual([
      'aria aria-label “Close” → none on a',
      'DOM href “/a” → “/b” on a',
    ])
  })

  it('where an ignored element is, and that it is ignored', () => {
    const at = (left: number) => node('time', { box: [left, 0, 10, 10], isIgnored: true })
    expect(changes(node('p', {}, at(0)), node('p', {}, at(5)))).toEqual(['box time 10 × 10 at 0, 0 → 10 × 10 at 5, 0'])
    expect(changes(node('p', { text: 'Save' }, at(0)), node('p', { text: 'Keep' }, at(5)))).toEqual([
      'text “Save” → “Keep”',
    ])
    const shown = node('time', { text: 'Monday', style: { color: 'red' } })
    expect(changes(node('p', {}, shown), node('p', {}, at(0)))).toEqual(['DOM time is now ignored'])
    expect(changes(node('p', {}, at(0)), node('p', {}, shown))).toEqual(['DOM time is no longer ignored'])
  })

  it('elements that were removed, added or moved', () => {
    expect(changes(list('one', 'two', 'three'), list('one', 'three'))).toEqual(['DOM li “two” removed'])
    expect(changes(list('one', 'three'), list('one', 'two', 'three'))).toEqual([
      expect.stringMatching(/^DOM li “two” added [0-9a-f]{8}$/),
    ])
    expect(changes(list('one', 'two', 'three'), list('two', 'three', 'one'))).toEqual(['DOM li “one” moved'])
  })

  it('one changed element among equal ones', () => {
    expect(changes(list('one', 'two', 'three'), list('one', '2', 'three'))).toEqual(['text “two” → “2”'])
  })

  it('a text deep inside', () => {
    const deep = (text: string) =>
      Array.from({ length: 60 }).reduce<PageNode>((inner) => node('div', {}, inner), node('p', { text }))
    expect(changes(deep('one'), deep('two'))).toEqual(['text “one” → “two”'])
  })

  it('styles', () => {
    const before = node('p', { style: { padding: '8px', color: 'red' } })
    expect(changes(before, node('p', { style: { padding: '8px 12px', color: 'red' } }))).toEqual([
      'style padding 8px → 8px 12px',
    ])
  })

  it('an SVG presentation attribute once', () => {
    const path = (width: string) =>
      node('path', { attributes: { 'stroke-width': width }, style: { 'stroke-width': `${width}px` } })
    expect(changes(path('2'), path('3'))).toEqual(['style stroke-width 2px → 3px'])
  })

  it('inherited styles once, at their origin', () => {
    const tree = (color: string) =>
      node('p', { style: { color } }, node('b', { style: { color } }, node('i', { style: { color } })))
    expect(changes(tree('red'), tree('blue'))).toEqual(['style color red → blue'])
  })

  it('sizes without another cause', () => {
    expect(changes(node('p'), node('p', { box: [0, 0, 10, 12] }))).toEqual(['box p 10 × 10 → 10 × 12'])
    expect(changes(node('p', { text: 'a' }), node('p', { text: 'ab', box: [0, 0, 20, 10] }))).toEqual([
      'text “a” → “ab”',
    ])
  })
})

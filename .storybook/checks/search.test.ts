import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeSearch } from '../search/find.ts'
import type { SearchEntry } from '../search/search-index.ts'
import { aliases } from '../search/synonyms.ts'

interface IndexEntry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  tags: string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(`storybook-static/${file}`, 'utf8'))
// SAFETY: the build writes these files from these types.
const entries = read('search-index.json') as SearchEntry[]
const index = Object.values((read('index.json') as { entries: Record<string, IndexEntry> }).entries)
const search = makeSearch(entries)
const titles = (query: string) =>
  search(query).map(({ entry: { title, name } }) => [title, name].filter(Boolean).join('/'))

it('has every entry of the sidebar, under its name', () => {
  const listed = index.filter(({ tags }) => tags.includes('dev'))
  const named = listed.map(({ id, type, title, name }) => ({ id, title, name: type === 'docs' ? '' : name }))
  const byId = <E extends { id: string }>(list: readonly E[]) => list.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(byId(entries.map(({ id, title, name }) => ({ id, title, name })))).toEqual(byId(named))
})

it('has a story for every id that has aliases', () => {
  const known = new Set(entries.map(({ id }) => id))
  expect(Object.keys(aliases).filter((id) => !known.has(id))).toEqual([])
})

describe('what readers type', () => {
  it.each([
    ['popup', 'UI/Dialog'],
    ['pop-up', 'Features/Newsletter'],
    ['modal', 'UI/Dialog'],
    ['menu', 'UI/Drawer'],
    ['input', 'UI/TextField'],
    ['tabs', 'UI/SegmentedControl'],
    ['navbar', 'Features/Site chrome'],
    ['header', 'Features/Site chrome'],
    ['footer', 'Features/Site chrome'],
    ['FAQ', 'UI/Accordion'],
    ['radio', 'UI/RadioGroup'],
    ['alert', 'UI/Alert'],
    ['logo', 'UI/SummitMark'],
    ['404', 'Pages/Not found'],
    ['install', 'Start here'],
    ['offline', 'Flows/Sign in/No connection'],
    ['loading', 'UI/Button/Loading'],
    ['newsleter', 'Features/Newsletter'],
    ['wrong password', 'Features/Sign in/Error'],
    ['invalid credentials', 'Features/Sign in/Error'],
    ['prices yearly', 'Features/Pricing/Yearly'],
    ['Invalid email or password', 'Features/Sign in/Error'],
    ['SIGNIN-15', 'Flows/Sign in/Wrong password'],
    ['signin-17', 'Features/Sign in/Error'],
  ])('"%s" finds %s', (query, found) => {
    expect(titles(query).slice(0, 12)).toContain(found)
  })

  it('ranks what is called so first', () => {
    expect(titles('button')[0]).toBe('UI/Button')
    expect(titles('sign in')[0]).toBe('Features/Sign in')
    expect(titles('sign up')[0]).toBe('Features/Sign up')
  })

  it('takes a setting of the toolbar from the words', () => {
    expect(search('sign up dark')[0]).toMatchObject({
      entry: { title: 'Features/Sign up' },
      globals: { theme: 'dark' },
    })
    expect(search('newsletter mail dark')[0]).toMatchObject({ entry: { name: 'Dark' }, globals: {} })
    expect(search('contact')[0]?.globals).toEqual({})
  })

  it('finds nothing for nothing, and for an unknown requirement', () => {
    expect(search('  ')).toEqual([])
    expect(search('SIGNIN-99')).toEqual([])
  })
})

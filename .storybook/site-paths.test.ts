import { expect, it } from 'vitest'
import { sitePathOf, sitePaths } from './site-paths.ts'

const sources = import.meta.glob<string>('../stories/{features,pages}/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('knows the page of every feature and page that the site has', () => {
  const titles = Object.values(sources).flatMap((source) => /^ {2}title: '(.+)',$/m.exec(source)?.slice(1) ?? [])
  const others = titles.filter((title) => !(title in sitePaths))
  expect(others.toSorted()).toEqual([
    'Features/Newsletter mail',
    'Features/Password changed mail',
    'Features/Recovery mail',
    'Pages/Acme',
  ])
  expect(Object.keys(sitePaths).filter((title) => !titles.includes(title))).toEqual([])
})

it('prefers the story’s own page, then the path that its flow starts at', () => {
  const story = { title: 'Features/Sign in', args: {}, parameters: {} }
  expect(sitePathOf(story)).toBe('/auth/login')
  expect(sitePathOf({ ...story, parameters: { sitePath: '/join' } })).toBe('/join')
  expect(sitePathOf({ ...story, parameters: { sitePath: null } })).toBeUndefined()
  expect(sitePathOf({ ...story, title: 'Flows/Recovery', args: { path: '/auth/confirm?type=x' } })).toBe(
    '/auth/confirm?type=x',
  )
  expect(sitePathOf({ ...story, title: 'UI/Button' })).toBeUndefined()
})

import { paths } from '@summit/features/paths'
import { expect, it } from 'vitest'
import { getSitePath } from './site-paths.ts'

const sources = import.meta.glob<string>('../stories/{features,pages}/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('knows the stories of every page of the site', () => {
  const titles = Object.values(sources).flatMap((source) => /^ {2}title: '(.+)',$/m.exec(source)?.slice(1) ?? [])
  const known = titles.flatMap((title) => getSitePath({ title, args: {}, parameters: {} }) ?? [])
  const pages = Object.values(paths).filter((path) => !path.includes('#'))
  expect(new Set(known)).toEqual(new Set([...pages, '/no-such-page']))
})

it('prefers the story’s own page, then the path that its flow starts at', () => {
  const story = { title: 'Features/Sign in', args: {}, parameters: {} }
  expect(getSitePath(story)).toBe('/auth/login')
  expect(getSitePath({ ...story, parameters: { sitePath: '/join' } })).toBe('/join')
  expect(getSitePath({ ...story, parameters: { sitePath: null } })).toBeUndefined()
  expect(getSitePath({ ...story, title: 'Flows/Recovery', args: { path: '/auth/confirm?type=x' } })).toBe(
    '/auth/confirm?type=x',
  )
  expect(getSitePath({ ...story, title: 'UI/Button' })).toBeUndefined()
})

import { expect, it } from 'vitest'
import { notFound, routes } from '../src/routing/routes.ts'
import { descriptionOf } from './descriptions.ts'

/** What search engines show before they cut, in characters. */
const MAX_LENGTH = 155

it.each([...routes, notFound])('describes $path in a sentence that no search engine cuts', (route) => {
  const description = descriptionOf(route)
  expect(description).toMatch(/^[A-Z].*\.$/)
  expect(description.length).toBeLessThanOrEqual(MAX_LENGTH)
})

it('describes no two pages alike', () => {
  const descriptions = routes.map(descriptionOf)
  expect(new Set(descriptions).size).toBe(routes.length)
})

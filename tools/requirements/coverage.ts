import { getArea, findIds } from './catalogue.ts'
import type { Result } from '../testing/report.ts'

/** Which requirements are named in the title of a test or the tags of a story that passed. */
export interface Coverage {
  covered: ReadonlySet<string>
  /** Ids of the catalogue without such a test, in its order. */
  missing: string[]
  /** Ids in titles that the catalogue does not have. */
  unknown: { id: string; title: string }[]
}

/** Compares the ids in titles of tests with the catalogue. */
export function cover(catalogue: string[], results: Pick<Result, 'title' | 'tags' | 'outcome'>[]): Coverage {
  const areas = new Set(catalogue.map(getArea))
  const named = results.flatMap(({ title, tags, outcome }) => {
    return findIds([title, ...tags].join(' '), areas).map((id) => ({ id, title, outcome }))
  })
  const passed = new Set(named.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id))
  return {
    covered: new Set(catalogue.filter((id) => passed.has(id))),
    missing: catalogue.filter((id) => !passed.has(id)),
    unknown: named.filter(({ id }) => !catalogue.includes(id)).map(({ id, title }) => ({ id, title })),
  }
}

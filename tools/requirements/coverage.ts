import { areaOf, idsIn } from './catalogue.ts'
import type { Result } from './results.ts'

/** Which requirements are named in the title of a test that passed. */
export interface Coverage {
  covered: ReadonlySet<string>
  /** Ids of the catalogue without such a test, in its order. */
  missing: string[]
  /** Ids in titles that the catalogue does not have. */
  unknown: { id: string; title: string }[]
}

/** Compares the ids in titles of tests with the catalogue. */
export function cover(catalogue: string[], results: Result[]): Coverage {
  const areas = new Set(catalogue.map(areaOf))
  const named = results.flatMap(({ title, hasPassed }) => idsIn(title, areas).map((id) => ({ id, title, hasPassed })))
  const passed = new Set(named.filter(({ hasPassed }) => hasPassed).map(({ id }) => id))
  return {
    covered: new Set(catalogue.filter((id) => passed.has(id))),
    missing: catalogue.filter((id) => !passed.has(id)),
    unknown: named.filter(({ id }) => !catalogue.includes(id)).map(({ id, title }) => ({ id, title })),
  }
}

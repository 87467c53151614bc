import { idsIn, joinNeighbours } from './catalogue.mjs'

/**
 * @import { Requirement } from './catalogue.mjs'
 * @import { Result } from './results.mjs'
 *
 * @typedef {'covered' | 'failed' | 'skipped' | 'untested'} Standing
 * Covered by at least one test that ran and passed; else named by one that failed, by one that was skipped, by none.
 *
 * @typedef {Requirement & { standing: Standing }} Covered
 *
 * @typedef {object} Coverage
 * @property {Covered[]} requirements The catalogue, in its order.
 * @property {{ id: string, title: string }[]} unknown What tests name and the catalogue does not have.
 */

/**
 * Lays the results of the tests beside the catalogue.
 * @param {Requirement[]} catalogue
 * @param {Result[]} results
 * @returns {Coverage}
 */
export function cover(catalogue, results) {
  const areas = areasOf(catalogue)
  const outcomes = new Map(catalogue.map(({ id }) => [id, /** @type {Result['outcome'][]} */ ([])]))
  /** @type {Coverage['unknown']} */
  const unknown = []
  for (const { title, outcome } of results) {
    for (const id of idsIn(title, areas)) {
      const known = outcomes.get(id)
      if (known) known.push(outcome)
      else unknown.push({ id, title })
    }
  }
  return {
    requirements: catalogue.map((requirement) => ({
      ...requirement,
      standing: standingOf(outcomes.get(requirement.id) ?? []),
    })),
    unknown,
  }
}

/**
 * What is not covered, neighbours joined.
 * @param {Covered[]} requirements
 */
export function uncovered(requirements) {
  const missing = requirements.filter(({ standing }) => standing !== 'covered')
  return [...areasOf(missing)].flatMap((own) =>
    joinNeighbours(missing.filter(({ area }) => area === own).map(({ id }) => id)),
  )
}

/** @param {Requirement[]} catalogue */
export function areasOf(catalogue) {
  return new Set(catalogue.map(({ area }) => area))
}

/**
 * @param {Result['outcome'][]} outcomes
 * @returns {Standing}
 */
function standingOf(outcomes) {
  if (outcomes.includes('passed')) return 'covered'
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.length > 0 ? 'skipped' : 'untested'
}

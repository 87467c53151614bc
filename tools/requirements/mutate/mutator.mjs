/**
 * @import { Plugin } from 'vite'
 * @import { Mutant } from './mutants.mjs'
 *
 * @typedef {object} Mutator
 * @property {(mutant: Mutant | undefined) => void} activate Serves one mutant from now on, or none.
 */

const name = 'requirements:mutator'

/**
 * A Vite plugin that hands out a mutant in place of the file on disk, which stays as it is.
 * @returns {Plugin}
 */
export function mutator() {
  /** @type {Mutant | undefined} */
  let active
  return {
    name,
    enforce: 'pre',
    api: /** @type {Mutator} */ ({ activate: (mutant) => (active = mutant) }),
    transform(_code, id) {
      return id.replace(/\?.*$/, '') === active?.file ? { code: active.mutated, map: null } : undefined
    },
  }
}

/**
 * The mutator of a running Vite server.
 * @param {{ config: { plugins: readonly Plugin[] } }} server
 * @returns {Mutator}
 */
export function mutatorOf(server) {
  const plugin = server.config.plugins.find((candidate) => candidate.name === name)
  if (!plugin)
    throw new Error('A test project is not written out in vitest.config.ts, so nothing can be changed under its tests.')
  return plugin.api
}

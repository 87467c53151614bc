import { loadConfigFromFile } from 'vite'
import { mutator } from './mutator.mjs'

/** Not the usual one: dependencies bundled for other plugins would be bundled again, here and there, at every turn. */
const cacheDir = 'node_modules/.cache/requirements'

/**
 * The configuration of the folder we were started in, and a mutator in every project that it writes out.
 * @type {import('vite').UserConfigFnPromise}
 */
const withMutator = async (env) => {
  const { config = {} } = (await loadConfigFromFile(env, 'vitest.config.ts')) ?? {}
  const projects =
    config.test?.projects &&
    (await Promise.all(
      config.test.projects.map(async (promised) => {
        const project = await promised
        return typeof project === 'object' ? { ...project, cacheDir, plugins: [mutator(), project.plugins] } : project
      }),
    ))
  return {
    ...config,
    cacheDir,
    plugins: [mutator(), config.plugins],
    test: { ...config.test, ...(projects && { projects }) },
  }
}
export default withMutator

import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { shared } from './vite.shared.ts'

/** Where the packages are that `node_modules` links to. Stryker links to it from its copy of the repository. */
const repository = path.dirname(realpathSync('node_modules'))

/** Takes `@summit/*` from the copy, which has the mutants. */
const copiedPackages: Plugin = {
  name: 'copied-packages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@summit/')) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && path.resolve(path.relative(repository, found.id))
  },
}

/** Stryker asks for threads, but Node 20 aborts when a thread ends while it generates a key. */
const forks = {
  name: 'forks',
  configureVitest({ project }: VitestPluginContext) {
    project.config.pool = 'forks'
  },
}

/** The tests that Stryker runs for each mutant: those that need neither a build nor a process of their own. */
export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, forks, copiedPackages],
  test: {
    isolate: false,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['./tools/testing/quiet.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/{contract,features}/src/**/*.test.ts',
            'apps/api/src/{auth,contact,http,newsletter,rate-limit,shared}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['packages/features/src/**/*.test.tsx'],
          setupFiles: ['./tools/testing/dom.ts'],
        },
      },
    ],
  },
})

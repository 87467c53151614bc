import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { reusedProcesses } from './tools/testing/reused-process.ts'
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

/**
 * The tests that Stryker runs for each mutant: those that need neither a build nor a process of their own. Files share a
 * worker, which is a new one for each mutant.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', {
        environment: 'node',
        include: [
          'packages/{contract,features}/src/**/*.test.ts',
          'apps/api/src/{auth,contact,http,newsletter,rate-limit,shared}/**/*.test.ts',
        ],
      }),
      project('unit-dom', {
        environment: './tools/testing/reused-jsdom.ts',
        include: ['packages/features/src/**/*.test.tsx'],
        setupFiles: ['./tools/testing/quiet.ts', './tools/testing/dom.ts'],
      }),
    ],
  },
})

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  const plugins = [
    ...shared.plugins,
    {
      name: 'pool',
      // Stryker asks for threads, but Node 20 aborts when a thread ends while it generates a key.
      configureVitest({ project }: VitestPluginContext) {
        project.config.pool = reusedProcesses.name
        project.config.poolRunner = reusedProcesses
      },
    },
    copiedPackages,
  ]
  return {
    ...shared,
    plugins,
    test: {
      name,
      isolate: false,
      unstubGlobals: true,
      setupFiles: ['./tools/testing/clean.ts', './tools/testing/quiet.ts'],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      ...test,
    },
  }
}

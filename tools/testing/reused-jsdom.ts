import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments
let reused: ReturnType<typeof jsdom.setup> | undefined

/**
 * One jsdom for all test files of a process. Modules that are already loaded refer to its first document, and making one
 * takes longer than most files.
 */
const environment: Environment = {
  name: 'reused-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (reused ??= jsdom.setup(global, options))
    return { teardown() {} }
  },
}

export { environment as default }

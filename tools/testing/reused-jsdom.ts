import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments
let reused: ReturnType<typeof jsdom.setup> | undefined

/** jsdom for a reused process: modules that are already loaded refer to its first document. */
const environment: Environment = {
  name: 'reused-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (reused ??= jsdom.setup(global, options))
    return { teardown() {} }
  },
}

export { environment as default }

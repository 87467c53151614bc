import { builtinEnvironments, type Environment } from 'vitest/runtime'

let window: ReturnType<typeof builtinEnvironments.jsdom.setup> | undefined

/** Vitest's jsdom with one window for all files of a worker, as a new one takes 0.7 s: they leave nothing behind. */
const sharedJsdom: Environment = {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    window ??= builtinEnvironments.jsdom.setup(global, options)
    await window
    return { teardown() {} }
  },
}

// Vitest takes the default export.
export { sharedJsdom as default }

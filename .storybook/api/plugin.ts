import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Apis } from './apis.ts'
import { sourcesOf } from './sources.ts'

const prefix = 'virtual:api/'
const packages = join(import.meta.dirname, '../../packages')

/** Provides `virtual:api/ui` and `virtual:api/features`, the APIs of these packages, read from their source. */
export const apiPlugin = (apis: Apis): Plugin => ({
  name: 'api',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return
    const name = id.slice(prefix.length + 1)
    for (const file of sourcesOf(join(packages, name)).values()) this.addWatchFile(file)
    return `export const entries = ${JSON.stringify(await apis.of(name))}`
  },
  watchChange: () => apis.forget(),
})

import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readApi } from './read-api.ts'
import { sourcesOf } from './sources.ts'

const prefix = 'virtual:api/'
const root = join(import.meta.dirname, '../..')

/** Provides `virtual:api/ui` and `virtual:api/features`, the APIs of these packages, read from their source. */
export const apiPlugin = (): Plugin => ({
  name: 'api',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return
    const folder = join(root, 'packages', id.slice(prefix.length + 1))
    for (const file of sourcesOf(folder).values()) this.addWatchFile(file)
    return `export const entries = ${JSON.stringify(await readApi(folder))}`
  },
})

import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Api } from './api.ts'
import { readApi } from './read-api.ts'
import { getSources } from '../../tools/lib/sources.ts'

const prefix = 'virtual:api/'
const packages = join(import.meta.dirname, '../../packages')

/** Reading one takes seconds, so it is kept until a source changes. */
const apis = new Map<string, Promise<Api>>()

/** The API of a package of this repository, by the name of its folder. */
export function getApi(name: string): Promise<Api> {
  const api = apis.get(name) ?? readApi(join(packages, name))
  apis.set(name, api)
  return api
}

/** Provides `virtual:api/ui` and `virtual:api/features`, the APIs of these packages, read from their source. */
export function apiPlugin(): Plugin {
  return {
    name: 'api',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const name = id.slice(prefix.length + 1)
      for (const file of getSources(join(packages, name)).values()) this.addWatchFile(file)
      return `export const entries = ${JSON.stringify(await getApi(name))}`
    },
    watchChange: () => apis.clear(),
  }
}

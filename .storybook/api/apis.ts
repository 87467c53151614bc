import { join } from 'node:path'
import type { Api } from './api.ts'
import { readApi } from './read-api.ts'

const packages = join(import.meta.dirname, '../../packages')

/** The APIs of packages. Reading one takes seconds, so it is kept until a source changes. */
export interface Apis {
  of: (name: string) => Promise<Api>
  forget: () => void
}

export function createApis(): Apis {
  const apis = new Map<string, Promise<Api>>()
  return {
    of: (name) => {
      const api = apis.get(name) ?? readApi(join(packages, name))
      apis.set(name, api)
      return api
    },
    forget: () => apis.clear(),
  }
}

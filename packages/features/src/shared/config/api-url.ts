import { apiRoutes } from '@summit/contract'

/** Where the host's API is. */
export interface Api {
  /** `https://api.example.org`. The API must allow the page's origin to send requests with cookies. @default the page's */
  origin?: string | undefined
  /** The paths of calls, where they differ from the contract's `apiRoutes`. */
  paths?: Partial<Record<keyof typeof apiRoutes, string>> | undefined
}

/** Makes the address of a call from its path in `apiRoutes`. Complete addresses stay as they are. */
export type ApiUrl = (path: string) => string

/** The addresses of an API's calls. */
export function getApiUrl({ origin = '', paths = {} }: Api = {}): ApiUrl {
  // SAFETY: `paths` has the names of `apiRoutes` only.
  const names = Object.keys(paths) as (keyof typeof apiRoutes)[]
  const ownPaths = new Map<string, string | undefined>(names.map((name) => [apiRoutes[name], paths[name]]))
  return (path) => (path.startsWith('/') ? origin + (ownPaths.get(path) ?? path) : path)
}

import { QueryClient } from '@tanstack/react-query'
import { load, type On401, type HttpClient } from '../shared/ports/request.ts'

/** How a data client behaves where the specification leaves a choice. */
export interface DataClientOptions {
  /** How a load handles a 401. @default 'raise' */
  on401?: On401 | undefined
}

/**
 * A TanStack Query client that implements the data-loading policy: a query's key is its path, loads are not
 * retried, polled or repeated on focus and never go stale; mutations are not retried. Being offline is an error like
 * any other, so that a load does not wait silently. Import it from its own subpath: pages that load no data need not
 * load it.
 */
export function createDataClient(request: HttpClient, { on401 }: DataClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => load(request, queryKey, { on401, signal }),
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

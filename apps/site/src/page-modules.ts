import type { ComponentType } from 'react'
import type { Route } from './routes.ts'

/** What a file in `pages/` exports. */
interface PageModule {
  default: ComponentType
}

/** A promise whose outcome React's `use` can read without waiting once it is settled. */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

/** The pages whose code has been asked for, each once. */
export interface PageModules {
  load(route: Route): Promise<PageModule>
}

const files = import.meta.glob<PageModule>('./pages/*.tsx')

/**
 * Loads pages on demand. A page that has arrived renders in the same pass (`use` reads `status` and `value`), so that
 * prerendering and hydration need no Suspense boundary round a route. One that failed is asked for anew next time.
 */
export function createPageModules(): PageModules {
  const asked = new Map<string, Settled<PageModule>>()

  return {
    load(route) {
      const known = asked.get(route.page)
      if (known) return known
      const file = files[`./pages/${route.page}.tsx`]
      if (!file)
        throw new Error(
          `The route ${route.path} names the page "${route.page}", but there is no pages/${route.page}.tsx.`,
        )
      const promise: Settled<PageModule> = file()
      asked.set(route.page, promise)
      promise.then(
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        () => asked.delete(route.page),
      )
      return promise
    },
  }
}

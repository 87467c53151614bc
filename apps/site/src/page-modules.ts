import type { ComponentType } from 'react'
import type { Route } from './routes.ts'
import sheet from './styles.css?url'

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
 *
 * A document carries the styles of its own page only; the first step to another page brings the whole sheet.
 */
export function createPageModules(): PageModules {
  const asked = new Map<string, Settled<PageModule>>()
  let styles: Promise<void> | undefined

  return {
    load(route) {
      const known = asked.get(route.page)
      if (known) return known
      const file = files[`./pages/${route.page}.tsx`]
      if (!file) {
        throw new Error(
          `The route ${route.path} names the page "${route.page}", but there is no pages/${route.page}.tsx.`,
        )
      }
      if (asked.size > 0) styles ??= loadWholeSheet()
      const promise: Settled<PageModule> = Promise.all([file(), styles]).then(([module]) => module)
      asked.set(route.page, promise)
      promise.then(
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        () => asked.delete(route.page),
      )
      return promise
    },
  }
}

function loadWholeSheet(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
}

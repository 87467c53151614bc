import type { ComponentType } from 'react'
import type { Route } from '../src/routes.ts'
import sheet from '../src/styles.css?url'

/** What a file in `pages/` exports. */
interface PageModule {
  default: ComponentType
}

/** A promise whose outcome React's `use` can read without waiting once it is settled. */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

/** The pages whose code has been asked for. */
export interface PageModules {
  /** Fetches a page's code, once. One that could not be had is asked for anew next time. */
  load(route: Route): Promise<PageModule>
  /** The same for rendering, which cannot fail: where the code is gone, the browser loads the page whole. */
  show(route: Route): Promise<PageModule>
}

const files = import.meta.glob<PageModule>('../src/pages/*.tsx')

/**
 * Loads pages on demand. A page that has arrived renders in the same pass (`use` reads `status` and `value`), so that
 * prerendering and hydration need no Suspense boundary round a route.
 *
 * A document carries the styles of its own page only, and a marketing page's only those of its HTML: the whole sheet comes
 * with the first step to another page, and before a marketing page hydrates.
 */
export function createPageModules(): PageModules {
  const asked = new Map<string, Settled<PageModule>>()
  const shown = new Map<string, Promise<PageModule>>()
  let styles: Promise<void> | undefined

  const load = (route: Route) => {
    const known = asked.get(route.page)
    if (known) return known
    if (asked.size > 0 || route.kind === 'marketing') styles ??= loadWholeSheet()
    const promise: Settled<PageModule> = Promise.all([fetchPage(route), styles]).then(([module]) => module)
    asked.set(route.page, promise)
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => asked.delete(route.page),
    )
    return promise
  }

  const show = (route: Route) => {
    const arrived = asked.get(route.page)
    if (arrived?.status === 'fulfilled') return arrived
    const known = shown.get(route.page)
    if (known) return known
    const promise = load(route).catch(() => {
      window.location.reload()
      return new Promise<never>(() => {})
    })
    shown.set(route.page, promise)
    return promise
  }

  return { load, show }
}

function fetchPage(route: Route): Promise<PageModule> {
  const file = files[`../src/pages/${route.page}.tsx`]
  if (file) return file()
  throw new Error(`The route ${route.path} names the page "${route.page}", but there is no pages/${route.page}.tsx.`)
}

function loadWholeSheet(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
}

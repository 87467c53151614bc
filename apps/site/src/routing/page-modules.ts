import type { ComponentType } from 'react'
import type { Route } from './routes.ts'
import sheet from '../styles.css?url'

/** What a file in `pages/` exports. */
interface PageModule {
  default: ComponentType
}

/** The modules of pages, loaded on demand. */
export interface PageModules {
  /** Loads a page's code once. After a failure, the next call tries again. */
  load(route: Route): Promise<void>
  /** A page's module, where it has been loaded. */
  at(route: Route): PageModule | undefined
}

const files = import.meta.glob<PageModule>('../pages/*.tsx')

/**
 * Loads pages on demand, before they are rendered, so that prerendering and hydration need no Suspense boundary round a
 * route.
 *
 * A document carries the styles of its own page only, and a marketing page's only those of its HTML: the whole sheet comes
 * with the first step to another page, and before a marketing page hydrates.
 */
export function createPageModules(): PageModules {
  const asked = new Map<string, Promise<void>>()
  const arrived = new Map<string, PageModule>()
  let styles: Promise<void> | undefined

  const load = (route: Route) => {
    const known = asked.get(route.name)
    if (known) return known
    if (asked.size > 0 || route.kind === 'marketing') styles ??= loadWholeSheet()
    const promise = Promise.all([fetchPage(route), styles]).then(([module]) => {
      arrived.set(route.name, module)
    })
    asked.set(route.name, promise)
    promise.catch(() => asked.delete(route.name))
    return promise
  }

  return { load, at: (route) => arrived.get(route.name) }
}

function fetchPage(route: Route): Promise<PageModule> {
  const file = files[`../pages/${route.name}.tsx`]
  if (file) return file()
  throw new Error(`The route ${route.path} names the page "${route.name}", but there is no pages/${route.name}.tsx.`)
}

function loadWholeSheet(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
}

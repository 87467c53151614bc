import { loadable, type Loadable } from '@summit/features/loadable'
import type { ComponentType } from 'react'
import { notFound, routes, type Route } from './routes.ts'

const modules = import.meta.glob<{ default?: ComponentType }>('../pages/*.tsx')

/** The lazily loaded page of each route. */
const components = new Map([...routes, notFound].map(({ name }) => [name, loadable(loaderOf(name))]))

/** The component of a route's page. `preload` it before it is rendered. */
export function pageOf({ name }: Route): Loadable {
  const component = components.get(name)
  if (component) return component
  throw new Error(`There is no route named "${name}".`)
}

function loaderOf(name: string): () => Promise<ComponentType> {
  const load = modules[`../pages/${name}.tsx`]
  if (!load) throw new Error(`metadata/pages.ts has a page "${name}", but there is no src/pages/${name}.tsx.`)
  return async () => {
    const { default: Page } = await load()
    if (!Page) throw new Error(`src/pages/${name}.tsx has no default export.`)
    return Page
  }
}

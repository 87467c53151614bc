import { loadable, type Loadable } from '@summit/features/loadable'
import type { ComponentType } from 'react'
import { getPageName } from './page-name.ts'
import type { Route } from './routes.ts'

const modules = import.meta.glob<{ default: ComponentType }>('./**/*.tsx', { base: '../pages' })
const pages: Record<string, Loadable> = {}

/** The lazily loaded component of a route's page. `preload` it before it is rendered. */
export function getPage(route: Route): Loadable {
  const name = getPageName(route)
  const load = modules[`./${name}.tsx`]
  if (!load) throw new Error(`No page ${name}`)
  return (pages[name] ??= loadable(async () => (await load()).default))
}

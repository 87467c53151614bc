import { loadable, type Loadable } from '@summit/features/loadable'
import type { ComponentType } from 'react'
import type { Route } from './routes.ts'

const modules = import.meta.glob<ComponentType>('../pages/*.tsx', { import: 'default' })
const pages: Record<string, Loadable> = {}

/** The lazily loaded component of a route's page. `preload` it before it is rendered. */
export function getPage({ name }: Route): Loadable {
  const load = modules[`../pages/${name}.tsx`]
  if (!load) throw new Error(`There is no src/pages/${name}.tsx.`)
  return (pages[name] ??= loadable(load))
}

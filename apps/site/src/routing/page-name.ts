import type { Route } from './routes.ts'

/** The name of a route's file in `src/pages/`: its path, as `auth/login`. */
export function getPageName({ path }: Route): string {
  if (path === '/') return 'home'
  return path === '*' ? 'not-found' : path.slice(1)
}

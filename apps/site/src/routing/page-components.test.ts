import { expect, it, vi } from 'vitest'
import { pageOf } from './page-components.ts'
import { routeAt } from './routes.ts'

vi.mock('../pages/terms.tsx', () => ({ default: undefined }))

it('reports a page module without a default export', async () => {
  const page = pageOf(routeAt('/terms'))
  await expect(page.preload()).rejects.toThrow('src/pages/terms.tsx has no default export.')
  expect(page.isLoaded()).toBe(false)
})

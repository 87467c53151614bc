import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'summit-serve-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('serves a folder and leaves NODE_ENV of the process as it was', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  writeFileSync(join(folder, 'index.html'), '<h1>Report</h1>')
  const { origin, close } = await serve(folder)
  const response = await fetch(`${origin}/index.html`)
  expect(await response.text()).toContain('<h1>Report</h1>')
  expect(process.env.NODE_ENV).toBeUndefined()
  await close()
})

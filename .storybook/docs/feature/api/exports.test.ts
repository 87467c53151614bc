import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readApi } from '../../../api/read-api.ts'

const root = path.join(import.meta.dirname, '../../../..')
const api = await readApi(path.join(root, 'packages/features'))
const documented = Object.values(api).flatMap(({ exports }) => exports)

describe('the docs pages of features', () => {
  it('have every entry of the package', async () => {
    const report = readFileSync(path.join(root, 'packages/features/api.md'), 'utf8')
    const entries = [...report.matchAll(/^## (@summit\/features\/\S+)$/gm)].map(([, name = '']) => name)
    const missing = entries.filter((name) => !(name.replace('@summit/features/', '') in api) && !name.endsWith('.css'))
    expect(missing).toEqual([])
  })

  it('describe every component, hook, function and constant', () => {
    const values = documented.filter(({ kind }) => kind !== 'type')
    expect(values.length).toBeGreaterThan(100)
    expect(values.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  })

  it('have the options and the handle of every hook', () => {
    const hooks = documented.filter(({ kind }) => kind === 'hook')
    expect(hooks.map(({ name }) => name)).toContain('useSignIn')
    expect(hooks.filter(({ handle }) => !handle?.length).map(({ name }) => name)).toEqual(['useSignedInMark'])
  })
})

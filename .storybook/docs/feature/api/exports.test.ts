import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readApi } from '../../../api/read-api.ts'

const api = await readApi(path.join(import.meta.dirname, '../../../../packages/features'))
const documented = Object.values(api).flatMap(({ exports }) => exports)

describe('the docs pages of features', () => {
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

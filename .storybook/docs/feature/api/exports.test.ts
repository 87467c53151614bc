import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesByFolder } from '../../../api/entries.ts'
import { readApi } from '../../../api/read-api.ts'

const api = await readApi(path.join(import.meta.dirname, '../../../../packages/features'))
const documented = Object.values(api).flatMap(({ exports }) => exports)

describe('the docs pages of features', () => {
  it('describe every component, hook, function and constant', () => {
    const values = documented.filter(({ kind }) => kind !== 'type')
    expect(values.length).toBeGreaterThan(100)
    expect(values.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  })

  it('describe every prop, every option and what every hook returns', () => {
    const described = [...entriesByFolder(api).values()].flat().flatMap(({ exports }) => exports)
    const values = described.filter(({ kind }) => kind !== 'type')
    const members = values.flatMap(({ name, members, handle = [] }) =>
      [...members, ...handle].map((member) => ({ ...member, name: `${name}: ${member.name}` })),
    )
    expect(members.length).toBeGreaterThan(500)
    expect(members.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  })

  it('name the hook whose return value a view takes', () => {
    const views = [...entriesByFolder(api).values()].flat().flatMap(({ exports }) => exports)
    const hooks = new Set(views.filter(({ kind }) => kind === 'hook').map(({ name }) => name))
    const named = JSON.stringify(views).matchAll(/What `(\w+)` returned/g)
    expect([...named].map(([, name = '']) => name).filter((name) => !hooks.has(name))).toEqual([])
  })

  it('have the options and the handle of every hook', () => {
    const hooks = documented.filter(({ kind }) => kind === 'hook')
    expect(hooks.map(({ name }) => name)).toContain('useSignIn')
    // It returns nothing, of which a page says nothing.
    expect(hooks.filter(({ handle }) => !handle).map(({ name }) => name)).toEqual(['useSignedInMark'])
    expect(hooks.filter(({ handle }) => handle?.length === 0)).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../api/api.ts'
import { readApi } from '../api/read-api.ts'
import { getSources } from '../../tools/lib/sources.ts'
import type { Guide } from './guide.ts'

const ui = join(import.meta.dirname, '../../packages/ui')
const sources = getSources(ui)

const modules = import.meta.glob<{ guide: Guide }>('../../stories/ui/guides/*', { eager: true })
const guides = Object.entries(modules).map(([path, { guide }]) => ({ ...guide, path }))

/** Entries that a page of Foundations documents. */
const foundations = ['icons', 'tokens']

describe('the docs pages of @summit/ui', () => {
  let api: Api = {}
  beforeAll(async () => {
    api = await readApi(ui)
  })

  it('cover each entry once', () => {
    const documented = [...foundations, ...guides.flatMap(({ entries }) => entries)]
    expect(documented.sort()).toEqual([...sources.keys()].sort())
  })

  it('list every export', async () => {
    for (const [entry, file] of sources) {
      // SAFETY: a module's exports.
      const names = Object.keys((await import(file)) as object)
      const listed = new Set(api[entry]?.exports.map(({ name }) => name.split('.')[0]))
      expect([entry, ...names.filter((name) => !listed.has(name))]).toEqual([entry])
    }
  })

  it('describe every export and every prop', () => {
    const names = Object.entries(api).flatMap(([entry, { exports }]) =>
      exports.flatMap(({ name, description, members }) => [
        ...(description || foundations.includes(entry) ? [] : [name]),
        ...members.filter((member) => !member.description).map((member) => `${name}: ${member.name}`),
      ]),
    )
    expect(names).toEqual([])
  })

  it('list the props of a component that is another one under a type of its own', () => {
    const root = api['dialog']?.exports.find(({ name }) => name === 'Dialog.Root')
    expect(root).toMatchObject({ kind: 'component' })
    expect(root?.members.map(({ name }) => name)).toEqual(['children', 'open', 'defaultOpen', 'onOpenChange', 'modal'])
  })

  it('name what a doc comment links to', () => {
    expect(JSON.stringify(api)).not.toContain('{@link')
  })

  it.each(guides)('name every part: $path', ({ entries, anatomy }) => {
    const [, file = ''] = [...sources].find(([entry]) => entry === entries[0]) ?? []
    const own = findSlots(dirname(file)).filter((slot) => slot === entries[0] || slot.startsWith(`${entries[0]}-`))
    expect(Object.keys(anatomy?.parts ?? {})).toEqual(expect.arrayContaining(own))
  })
})

const findSlots = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/data-slot'?[=:] ?['"]([a-z-]+)/g)])
    .map(([, slot = '']) => slot)

import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { renderHook } from '../mocks/render.test.helper.tsx'
import type { Ports } from '../shared/ports/ports.ts'

type Verb = (given: object) => unknown
type Hook = (options: object) => object | undefined

/** The hooks whose options can replace the provider's ports. `useHeroPhone` needs a layout, and has them as its second parameter. */
const sources = import.meta.glob<string>('../**/use-*.ts', { query: '?raw', import: 'default', eager: true })
const modules = import.meta.glob<Record<string, Hook>>('../**/use-*.ts', { eager: true })
const hooks = Object.entries(modules)
  .filter(([file]) => /usePorts\(.*options/.test(sources[file] ?? '') && !file.endsWith('/use-hero-phone.ts'))
  .flatMap(([, exports]) => Object.entries(exports).filter(([name]) => name.startsWith('use')))

const names = [...Object.keys(mockPorts()), 'auth', 'link']
const allUndefined = Object.fromEntries(names.map((name) => [name, undefined]))

/** Valid values of every form. */
const values = { name: 'Ada', email: 'ada@example.org', password: 'high and dry', confirmPassword: 'high and dry' }

/** Ports that add the name of each function to `calls` when it is called. */
function recorded(ports: Ports, calls: string[]): Ports {
  const record = (name: string, port: unknown): unknown => {
    if (typeof port === 'function')
      return (...parameters: unknown[]): unknown => (calls.push(name), Reflect.apply(port, null, parameters))
    if (typeof port !== 'object' || port === null) return port
    return Object.fromEntries(Object.entries(port).map(([key, value]) => [key, record(`${name}.${key}`, value)]))
  }
  // SAFETY: the same names, with functions that pass everything on.
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, record(name, port)])) as unknown as Ports
}

/** The functions that a hook returns. */
const getVerbs = (handle: object = {}) =>
  Object.values<unknown>({ ...handle }).filter((value): value is Verb => typeof value === 'function')

/** The ports that a hook calls when it is mounted, when all its functions are called, and when it is unmounted. */
async function findCalledPorts(use: Hook, options: object) {
  const calls: string[] = []
  const ports = recorded(mockPorts(), calls)
  const { result, unmount } = renderHook(() => use(options), { ports })
  await act(async () => {})
  for (const verb of getVerbs(result.current)) await act(async () => void verb(values))
  unmount()
  return calls
}

// jsdom has none.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

it.each(hooks)('%s uses the provider’s ports in place of options that are undefined', async (_, use) => {
  // The first use loads code, which takes longer than the steps of a test.
  await findCalledPorts(use, {})
  const called = new Set(await findCalledPorts(use, {}))
  expect(called).not.toEqual(new Set())
  expect(new Set(await findCalledPorts(use, allUndefined))).toEqual(called)
})

it.each(hooks)(
  '%s returns the same functions and equal values at each render, for effects to depend on',
  async (_, use) => {
    const ports = mockPorts()
    const { result, rerender } = renderHook(() => use({}), { ports })
    await act(async () => {})
    const before = Object.values<unknown>({ ...result.current })
    rerender()
    for (const [index, value] of Object.values<unknown>({ ...result.current }).entries())
      expect(value).toBe(before[index])
  },
)

import { render as renderPage, renderHook } from '@testing-library/react'
import { memo, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockBrand } from '../mocks/mock-ports.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { translate } from '../shared/config/messages.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { paths } from '../shared/config/paths.ts'
import type { Ports } from '../shared/ports/ports.ts'
import type { HttpRequest } from '../shared/ports/request.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { FeaturesProvider, type FeaturesProviderProps } from './provider.tsx'

const texts = { title: 'Walk', submit: 'Go' }
const notify = vi.fn()
const acme = { ...mockBrand, name: 'Acme', shortName: 'acme' }

/** Renders a hook inside of a provider with these props. */
function use<T>(hook: () => T, props: Partial<FeaturesProviderProps> = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FeaturesProvider brand={acme} notify={notify} {...props}>
      {children}
    </FeaturesProvider>
  )
  return renderHook(hook, { wrapper })
}

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('merges the host’s configuration with the defaults', () => {
  expect(use(useConfig).result.current).toMatchObject({
    brand: acme,
    routes: paths,
    minPasswordLength: 8,
    locale: 'en-US',
    currency: 'USD',
    storagePrefix: 'acme',
  })
  const overrides = {
    routes: { login: '/login' },
    minPasswordLength: 12,
    locale: 'de-DE',
    currency: 'EUR',
    storagePrefix: 'acme-shop',
  }
  expect(use(useConfig, overrides).result.current).toMatchObject({
    ...overrides,
    routes: { ...paths, login: '/login' },
  })
})

it('ignores what is undefined in routes, ports, translations and overrides of texts', () => {
  // SAFETY: TypeScript allows this without `exactOptionalPropertyTypes`, which most hosts do not have.
  const without = <T extends object>(props: { [Name in keyof T]: undefined }) => props as unknown as T
  const props = {
    routes: without<{ login: string }>({ login: undefined }),
    ports: without<Partial<Ports>>({ clock: undefined, request: undefined, session: undefined, storage: undefined }),
    translations: [translate(texts, without<Partial<typeof texts>>({ title: undefined, submit: undefined }))],
  }
  expect(use(useConfig, props).result.current.routes).toEqual(paths)
  const ports = use(usePorts, props).result.current
  ports.session.open({ name: 'Ada Keller' })
  expect(localStorage.getItem('acme-token')).toBe('authenticated')
  expect(ports.clock.now()).toBeGreaterThan(0)
  const override = without<Partial<typeof texts>>({ title: undefined, submit: undefined })
  expect(use(() => useMessages(texts, override), props).result.current).toEqual(texts)
})

it.each(['brand', 'notify'] as const)('throws if the prop %s is missing', (prop) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // SAFETY: a host without types can leave a prop out.
  const none = { [prop]: undefined } as Partial<FeaturesProviderProps>
  expect(() => use(useConfig, none)).toThrow(`<FeaturesProvider> needs the prop "${prop}".`)
})

it('throws a descriptive error without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(() => usePorts())).toThrow('Put the provider round your routes')
  expect(() => renderHook(() => useConfig())).toThrow('Put the provider round your routes')
})

it('rerenders its consumers only when the configuration or the translations change', () => {
  const german = [translate(texts, { submit: 'Los' })]
  const render = vi.fn()
  const Reader = memo(function Reader() {
    usePorts()
    useConfig()
    render(useMessages(texts))
    return null
  })
  const page = (props?: Partial<FeaturesProviderProps>) => (
    <FeaturesProvider brand={acme} notify={notify} {...props}>
      <Reader />
    </FeaturesProvider>
  )
  const { rerender } = renderPage(page())
  rerender(page())
  expect(render.mock.calls).toEqual([[texts]])
  rerender(page({ translations: german }))
  rerender(page({ translations: german }))
  expect(render.mock.calls).toEqual([[texts], [{ submit: 'Los', title: 'Walk' }]])
})

it('memoises messages across renders', () => {
  const { result, rerender } = use(() => useMessages(texts), { translations: [translate(texts, { submit: 'Los' })] })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})

describe('ports', () => {
  it('are the host’s, and else the browser’s', () => {
    const storage = memoryStorage()
    const navigate = vi.fn()
    const ports = use(usePorts, { navigate, ports: { storage } }).result.current
    expect(ports).toMatchObject({ notify, navigate, storage })
    ports.session.open({ name: 'Ada Keller' })
    expect([...storage.items.keys()]).toEqual(['acme-user', 'acme-token'])
  })

  it('send every request to the host’s API', async () => {
    const request = vi.fn(async ({ path }: HttpRequest) => ({ ok: true, status: 200, statusText: 'OK', text: path }))
    const api = { origin: 'https://api.acme.example', paths: { login: '/sign-in' } }
    const ports = use(usePorts, { api, ports: { request } }).result.current
    expect((await ports.request({ path: '/api/auth/login', body: {} })).text).toBe('https://api.acme.example/sign-in')
    expect(request).toHaveBeenCalledExactlyOnceWith({ path: 'https://api.acme.example/sign-in', body: {} })
  })

  it('send requests with fetch, to the page’s origin', async () => {
    const fetchMock = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{}'))
    await use(usePorts).result.current.request({ path: '/api/demo', method: 'GET' })
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/demo')
  })

  it('STORE-01 STORE-02 keep the session in localStorage under the brand’s short name', () => {
    use(usePorts, { brand: mockBrand }).result.current.session.open({ name: 'Ada Keller' })
    expect(localStorage.getItem('summit-user')).toBe('{"name":"Ada Keller"}')
    expect(localStorage.getItem('summit-token')).toBe('authenticated')
  })

  it('keep the session under the host’s prefix', () => {
    use(usePorts, { storagePrefix: 'acme-shop' }).result.current.session.open({ name: 'Ada Keller' })
    expect(Object.keys(localStorage).toSorted()).toEqual(['acme-shop-token', 'acme-shop-user'])
  })

  it('DASH-07 log to the console', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    use(usePorts).result.current.log.error('It broke.')
    expect(error).toHaveBeenCalledExactlyOnceWith('It broke.')
  })
})

import { renderHook } from '../../mocks/render.test.helper.tsx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { getApiUrl } from '../config/api-url.ts'
import type { Config } from '../config/use-config.ts'
import type { Ports } from '../ports/ports.ts'
import { useAuth } from './use-auth.ts'

afterEach(() => void vi.unstubAllGlobals())

function setUp(ports: Ports, config: Partial<Config> = {}) {
  const { result } = renderHook(useAuth, { config, ports })
  return result.current
}

it('shares one client among the screens of a provider, even if its other ports change at every render', () => {
  const ports = mockPorts()
  const auth = setUp(ports)
  expect(setUp(ports)).toBe(auth)
  expect(setUp({ ...ports, navigate: () => {} })).toBe(auth)
})

it('shares no client between providers, services or prefixes', () => {
  const ports = mockPorts()
  const clients = [
    setUp(ports),
    setUp(mockPorts()),
    setUp(ports, { storagePrefix: 'acme' }),
    setUp(ports, { apiUrl: getApiUrl({ origin: 'https://api.example.org' }) }),
  ]
  expect(new Set(clients).size).toBe(clients.length)
})

it('CALLS-06 sends the token to the API of the host, once for all screens', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 403 }))
  vi.stubGlobal('fetch', fetched)
  const ports = mockPorts()
  const config = { apiUrl: getApiUrl({ origin: 'https://api.example.org' }), storagePrefix: 'acme' }
  const token = { tokenHash: 'abc', type: 'recovery' } as const
  for (const auth of [setUp(ports, config), setUp(ports, config)]) {
    expect(await auth.verify(token)).toEqual({ ok: false, reason: 'refused' })
  }
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['https://api.example.org/auth/v1/verify'])
  // The key of the tab.
  expect(ports.tabStorage.read('acme-recovery-tab')).toMatch(/^acme-recovery-\w+$/)
})

describe('the client', () => {
  it('is created by its first use', async () => {
    const ports = mockPorts()
    const auth = setUp(ports)
    auth.end()
    expect(ports.tabStorage.read('summit-recovery-tab')).toBeNull()
    expect(await auth.session()).toBeNull()
    expect(ports.tabStorage.read('summit-recovery-tab')).not.toBeNull()
  })

  it('reports events from the time it is there, until it is unsubscribed', async () => {
    const session = {
      access_token: 'access',
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: 'r',
      user: { id: '7' },
    }
    vi.stubGlobal('fetch', async () => Response.json(session))
    const auth = setUp(mockPorts())
    const [kept, stopped] = [vi.fn(), vi.fn()]
    auth.watch(kept)
    auth.watch(stopped)()
    await auth.verify({ tokenHash: 'abc', type: 'recovery' })
    expect(kept).toHaveBeenCalledWith(expect.objectContaining({ type: 'recovered' }))
    expect(stopped).not.toHaveBeenCalled()
  })
})

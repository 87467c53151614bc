import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { prerender, renderHook } from '../mocks/render.test.helper.tsx'
import type { Config } from '../shared/config/use-config.ts'
import { useAuthSuccess, type AuthSuccessOptions } from './use-auth-success.ts'

const addressWith = (query: string) => ({ query: () => query, clear: () => {} })

function setUp(query: string, options: AuthSuccessOptions = {}, config: Partial<Config> = {}) {
  const clock = movableClock()
  const ports = mockPorts({ address: addressWith(query), clock, navigate: vi.fn() })
  const hook = renderHook(() => useAuthSuccess(options), { config, ports })
  return { ...hook, ports, pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)) }
}

it.each([
  ['?provider=google', 'Google'],
  ['?provider=apple', 'Apple'],
  ['?provider=GitHub', 'GitHub'],
  ['?provider=constructor', 'constructor'],
  ['?provider=a%E2%80%AEb%00', 'a b'],
  ['?provider=', 'OAuth'],
  ['', 'OAuth'],
])('SUCCESS-02 SUCCESS-03 %j names %s', (query, provider) => {
  expect(setUp(query).result.current.state).toEqual({ status: 'success', provider })
})

it('shows the host’s name of a provider', () => {
  const { result } = setUp('?provider=github', {}, { providers: [{ name: 'GitHub', href: '/auth/github' }] })
  expect(result.current.state.provider).toBe('GitHub')
})

it('SUCCESS-05 SUCCESS-06 redirects home after 3 s, not before', () => {
  const { ports, pass } = setUp('')
  pass(2999)
  expect(ports.navigate).not.toHaveBeenCalled()
  pass(3000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
})

it('redirects by `redirectTo` and `redirectAfterMs`, or not at all', () => {
  const elsewhere = setUp('', { redirectTo: '/start', redirectAfterMs: 50 })
  elsewhere.pass(50)
  expect(elsewhere.ports.navigate).toHaveBeenCalledExactlyOnceWith('/start', { replace: true })
  const staying = setUp('', { redirectTo: null })
  staying.pass(60_000)
  expect(staying.ports.navigate).not.toHaveBeenCalled()
})

it('SUCCESS-03 names no provider in prerendered HTML', () => {
  function Provider() {
    return useAuthSuccess().state.provider
  }
  const html = prerender(<Provider />, { ports: { address: addressWith('?provider=google') } })
  expect(html).toBe('OAuth')
})

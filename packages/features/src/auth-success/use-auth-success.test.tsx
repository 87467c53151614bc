import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import { useAuthSuccess } from './use-auth-success.ts'

function setUp(query: string) {
  const clock = movableClock()
  const ports = { address: { query: () => query }, clock, navigate: vi.fn() }
  const hook = renderHook(() => useAuthSuccess(ports))
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
  expect(setUp(query).result.current.provider).toBe(provider)
})

it('SUCCESS-05 SUCCESS-06 goes home after 3 s, not before', () => {
  const { ports, pass } = setUp('')
  pass(2999)
  expect(ports.navigate).not.toHaveBeenCalled()
  pass(3000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
})

it('SUCCESS-06 goes nowhere once the screen was left', () => {
  const { ports, pass, unmount } = setUp('')
  unmount()
  pass(60_000)
  expect(ports.navigate).not.toHaveBeenCalled()
})

it('SUCCESS-03 names nobody where it is rendered ahead of time', () => {
  const ports = { address: { query: () => '?provider=google' }, clock: movableClock(), navigate: vi.fn() }
  function Provider() {
    return useAuthSuccess(ports).provider
  }
  expect(renderToString(<Provider />)).toBe('OAuth')
})

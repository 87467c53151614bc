import { renderHook } from '../../mocks/render.test.helper.tsx'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { useRecoveryLink } from './use-recovery-link.ts'

it('T2 takes the link out of the address, and stores it in the tab, under this site’s prefix, until it is released', () => {
  const address = { query: () => '?token_hash=abc', clear: vi.fn() }
  const ports = mockPorts({ address })
  const { result } = renderHook(useRecoveryLink, { config: { storagePrefix: 'acme' }, ports })
  expect(result.current.take()).toBe('?token_hash=abc')
  expect(address.clear).toHaveBeenCalledOnce()
  expect(ports.tabStorage.read('acme-recovery-link')).toBe('?token_hash=abc')
  result.current.release()
  expect(ports.tabStorage.read('acme-recovery-link')).toBeNull()
})

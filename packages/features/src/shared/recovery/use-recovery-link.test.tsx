import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockConfig, mockPorts } from '../../mocks/mock-ports.ts'
import { ConfigContext } from '../config/use-config.ts'
import { PortsContext } from '../ports/use-ports.ts'
import { useRecoveryLink } from './use-recovery-link.ts'

it('T2 takes the link out of the address, and stores it in the tab, under this site’s prefix, until it is released', () => {
  const address = { query: () => '?token_hash=abc', clear: vi.fn() }
  const ports = mockPorts({ address })
  const { result } = renderHook(useRecoveryLink, {
    wrapper: ({ children }) => (
      <ConfigContext value={mockConfig({ storagePrefix: 'acme' })}>
        <PortsContext value={ports}>{children}</PortsContext>
      </ConfigContext>
    ),
  })
  expect(result.current.take()).toBe('?token_hash=abc')
  expect(address.clear).toHaveBeenCalledOnce()
  expect(ports.tabStorage.read('acme-recovery-link')).toBe('?token_hash=abc')
  result.current.release()
  expect(ports.tabStorage.read('acme-recovery-link')).toBeNull()
})

import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockConfig, mockPorts } from '../mocks/mock-ports.ts'
import { renderHook } from '../mocks/render.test.helper.tsx'
import { ConfigContext } from '../shared/config/use-config.ts'
import { createSession } from '../shared/ports/session.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { useAccount } from './use-account.ts'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }

async function setUp(isSignedIn: boolean, findCapabilities = async () => ['changePassword']) {
  const session = createSession(memoryStorage(), 'summit')
  if (isSignedIn) session.open(ada)
  const { watch } = session
  let onChange = () => {}
  session.watch = (changed) => {
    onChange = changed
    return watch(changed)
  }
  const ports = mockPorts({ session, navigate: vi.fn() })
  const hook = renderHook(() => useAccount({ findCapabilities }), {
    wrapper: ({ children }) => (
      <ConfigContext value={mockConfig()}>
        <PortsContext value={ports}>{children}</PortsContext>
      </ConfigContext>
    ),
  })
  await act(async () => {})
  return { session, ports, state: () => hook.result.current.state, changeElsewhere: () => act(() => onChange()) }
}

it('shows the page to a user who is signed in', async () => {
  const { state, ports } = await setUp(true)
  expect(state()).toEqual({ status: 'ready', user: ada, capabilities: ['changePassword'] })
  expect(ports.navigate).not.toHaveBeenCalled()
})

it('ACCOUNT-22 waits for what the back end can do, and takes none from one that fails', async () => {
  expect((await setUp(true, () => new Promise(() => {}))).state()).toEqual({
    status: 'ready',
    user: ada,
    capabilities: null,
  })
  const failing = await setUp(true, () => Promise.reject(new Error('Failed to fetch')))
  expect(failing.state()).toMatchObject({ capabilities: [] })
})

it('ACCOUNT-17 leads a visitor who is signed out to sign-in, and back', async () => {
  const { state, ports } = await setUp(false)
  expect(state()).toEqual({ status: 'signed-out' })
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Faccount', { replace: true })
})

it('ACCOUNT-17 does so when another tab signs out', async () => {
  const { session, state, ports, changeElsewhere } = await setUp(true)
  session.close()
  changeElsewhere()
  expect(state()).toEqual({ status: 'signed-out' })
  expect(ports.navigate).toHaveBeenCalledOnce()
})

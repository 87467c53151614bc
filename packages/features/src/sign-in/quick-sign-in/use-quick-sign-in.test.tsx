import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { renderHook } from '../../mocks/render.test.helper.tsx'
import type { Session } from '../../shared/ports/session.ts'
import type { FindDemo, FindVisitor } from './quick-sign-in.ts'
import { useQuickSignIn } from './use-quick-sign-in.ts'

const credentials = { email: 'demo@example.org', password: 'five-words' }
const ada = { id: '7', name: ' Ada Keller ', email: 'ada@example.org' }

async function setUp() {
  const ports = {
    findDemo: vi.fn<FindDemo>(async () => credentials),
    findVisitor: vi.fn<FindVisitor>(async () => null),
    session: { ...mockPorts().session, open: vi.fn(), watch: vi.fn<Session['watch']>(() => () => {}) },
  }
  const hook = renderHook(() => useQuickSignIn(ports), { ports: {} })
  await act(async () => {})
  const changeElsewhere = () => act(async () => ports.session.watch.mock.lastCall?.[0]())
  return { ...hook, ports, changeElsewhere }
}

it('offers the server’s demo account, and sends no request after unmounting', async () => {
  const { result, ports, unmount } = await setUp()
  expect(result.current.state).toEqual({ status: 'demo', credentials })
  unmount()
  for (const find of [ports.findDemo, ports.findVisitor]) expect(find.mock.lastCall?.[0].aborted).toBe(true)
})

it('offers the user of the server’s session, and stores it only when accepted', async () => {
  const { result, ports, changeElsewhere } = await setUp()
  ports.findVisitor.mockResolvedValue(ada)
  await changeElsewhere()
  expect(result.current.state).toEqual({ status: 'visitor', name: 'Ada Keller' })
  expect(ports.session.open).not.toHaveBeenCalled()
  act(() => result.current.continueAsVisitor())
  expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(ada)
})

it.each([
  [{ email: 'ada@example.org' }, { status: 'visitor', name: 'ada@example.org' }],
  [
    { name: '  ', email: 'ada@example.org' },
    { status: 'visitor', name: 'ada@example.org' },
  ],
  [{}, { status: 'demo', credentials }],
])('for the visitor %j it is %j', async (user, state) => {
  const { result, ports, changeElsewhere } = await setUp()
  ports.findVisitor.mockResolvedValue(user)
  await changeElsewhere()
  expect(result.current.state).toEqual(state)
})

it('withdraws the offer when another tab signs out, and offers nothing without a session or demo account', async () => {
  const { result, ports, changeElsewhere } = await setUp()
  ports.findVisitor.mockResolvedValue(ada)
  await changeElsewhere()
  ports.findVisitor.mockResolvedValue(null)
  await changeElsewhere()
  expect(result.current.state).toEqual({ status: 'demo', credentials })

  const without = renderHook(() => useQuickSignIn({ ...ports, findDemo: async () => null }), { ports: {} })
  await act(async () => {})
  expect(without.result.current.state).toEqual({ status: 'none' })
  act(() => without.result.current.continueAsVisitor())
  expect(ports.session.open).not.toHaveBeenCalled()
})

import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIdentities } from '../account/identities/use-identities.ts'
import { usePasskeys } from '../account/passkeys/use-passkeys.ts'
import { useTwoFactorSettings } from '../account/two-factor/use-two-factor-settings.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { useNews } from '../dashboard/news/use-news.ts'
import { useSessions } from '../dashboard/sessions/use-sessions.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { renderHook } from '../mocks/render.test.helper.tsx'
import { useQuickSignIn } from '../sign-in/quick-sign-in/use-quick-sign-in.ts'
import { useUpdatePassword } from '../update-password/use-update-password.ts'

/** A port that throws where it should return a promise, as one that reads a storage to which access is refused. */
const broken = (): never => {
  throw new DOMException('Denied', 'SecurityError')
}

async function open<Handle>(use: () => Handle) {
  const { result } = renderHook(use, { ports: {} })
  await act(async () => {})
  return result
}

it.each([
  ['no quick sign-in', () => useQuickSignIn({ findDemo: broken, findVisitor: broken }), 'none'],
  ['no news', () => useNews(broken), 'unavailable'],
  ['no sessions', () => useSessions({ findSessions: broken }), 'unavailable'],
  ['no passkeys', () => usePasskeys({ findPasskeys: broken }), 'unavailable'],
  ['no identities', () => useIdentities({ findIdentities: broken }), 'unavailable'],
  ['no second step', () => useTwoFactorSettings({ findTwoFactor: broken }), 'unavailable'],
  ['no recovery session', () => useUpdatePassword({ auth: { session: broken } }), 'invalid'],
])('shows %s where the port throws', async (_, use, status) => {
  const result = await open<{ state: { status: string } }>(use)
  expect(result.current.state.status).toBe(status)
})

it('says that the server’s session may be open where the port throws', async () => {
  const session = {
    ...mockPorts().session,
    read: () => ({ status: 'signed-in', user: { name: 'Ada', email: null } }) as const,
  }
  const result = await open(() => useDashboard({ session, signOut: broken, redirectTo: null }))
  await act(async () => result.current.logout())
  expect(result.current.state).toMatchObject({ status: 'error', reason: 'unreachable' })
})

it('says that a session could not be ended where the port throws', async () => {
  const sessions = [{ id: 'phone', isCurrent: false, createdAt: 0, seenAt: 0 }]
  const result = await open(() => useSessions({ findSessions: async () => sessions, endSession: broken }))
  await act(async () => result.current.end('phone'))
  expect(result.current.state).toEqual({ status: 'error', sessions })
})

import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { renderHook } from '../../mocks/render.test.helper.tsx'
import { mockServer } from '../../mocks/server.test.helper.ts'
import { useVerification } from './use-verification.ts'

const email = 'ada@example.org'

function setUp(status = 200, headers: Record<string, string> = {}) {
  const clock = movableClock()
  const { request } = mockServer({ status, body: { success: status < 400, message: 'The answer.' }, headers })
  const ports = mockPorts({ clock, request })
  const hook = renderHook(() => useVerification({ email, findOutbox: null }), { ports })
  const resend = () => act(async () => hook.result.current.resend())
  const pass = (elapsedMs: number) => act(() => clock.moveTo(elapsedMs))
  /** Lets more than a minute pass. The countdown's next second begins when the one before is rendered. */
  const passMinute = () => {
    const begin = clock.elapsed()
    pass(begin + 60_000)
    pass(begin + 61_000)
  }
  return { ...hook, request, resend, pass, passMinute }
}

it('ACCOUNT-07 counts down 60 s, then sends the link again, and counts down anew', async () => {
  const { result, request, resend, pass, passMinute } = setUp()
  expect(result.current.state).toEqual({ status: 'waiting', seconds: 60 })
  await resend()
  expect(request).not.toHaveBeenCalled()
  pass(1000)
  expect(result.current.state).toEqual({ status: 'waiting', seconds: 59 })
  passMinute()
  expect(result.current.state).toEqual({ status: 'ready' })
  await resend()
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/api/auth/resend', body: { email } }),
  )
  expect(result.current.state).toEqual({ status: 'waiting', seconds: 60 })
})

it('ACCOUNT-07 counts down the time that the server says', async () => {
  const { result, resend, passMinute } = setUp(429, { 'Retry-After': '30' })
  passMinute()
  await resend()
  expect(result.current.state).toEqual({ status: 'waiting', seconds: 30 })
  passMinute()
  expect(result.current.state).toMatchObject({ status: 'error', message: 'The answer.' })
  await resend()
  expect(result.current.state).toEqual({ status: 'waiting', seconds: 30 })
})

it('says that there is no network, and can be tried again at once', async () => {
  const { result, request, resend, passMinute } = setUp()
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  passMinute()
  await resend()
  expect(result.current.state).toMatchObject({ status: 'error', reason: 'unreachable' })
  await resend()
  expect(result.current.state).toEqual({ status: 'waiting', seconds: 60 })
})

it('ACCOUNT-04 notices that the link was opened in another tab', async () => {
  let onChange = () => {}
  const { session } = mockPorts()
  const watched = { ...session, watch: (listener: () => void) => ((onChange = listener), () => {}) }
  const { result } = renderHook(() => useVerification({ email, session: watched, findOutbox: null }), { ports: {} })
  act(() => onChange())
  expect(result.current.state.status).toBe('waiting')
  session.open({ name: 'Ada' })
  act(() => onChange())
  expect(result.current.state).toEqual({ status: 'verified' })
})

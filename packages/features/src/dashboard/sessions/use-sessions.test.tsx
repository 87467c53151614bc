import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { renderHook } from '../../mocks/render.test.helper.tsx'
import type { HttpClient, HttpResponse } from '../../shared/ports/request.ts'
import { PortsContext } from '../../shared/ports/use-ports.ts'
import { states } from './sessions.fixtures.ts'
import { useSessions } from './use-sessions.ts'

const { sessions } = states.ready
const [current] = sessions
/** The sessions as the server sends them. */
const sent = sessions.map(({ createdAt, seenAt, ...session }) => ({
  ...session,
  createdAt: new Date(createdAt).toISOString(),
  seenAt: new Date(seenAt).toISOString(),
}))
const response = (status: number, body?: unknown): HttpResponse => ({
  ok: status < 400,
  status,
  statusText: '',
  text: body === undefined ? '' : JSON.stringify(body),
})

async function setUp(answers: Record<string, HttpResponse | Error>) {
  const request = vi.fn<HttpClient>(async ({ path }) => {
    const answer = answers[path]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(path)
    return answer
  })
  const hook = renderHook(() => useSessions(), {
    wrapper: ({ children }) => <PortsContext value={mockPorts({ request })}>{children}</PortsContext>,
  })
  expect(hook.result.current.state).toEqual({ status: 'pending' })
  await act(async () => {})
  return {
    request,
    state: () => hook.result.current.state,
    endOthers: () => hook.result.current.endOthers(),
    end: (id: string) => hook.result.current.end(id),
  }
}

const path = '/api/auth/sessions'
const logoutOthers = '/api/auth/logout-others'
const endSession = '/api/auth/end-session'
/** Only the current session is left. */
const ended = { status: 'ready', sessions: [current], hasEnded: true }

describe('the sessions', () => {
  it('are loaded once', async () => {
    const { request, state } = await setUp({ [path]: response(200, { sessions: sent }) })
    expect(state()).toEqual(states.ready)
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'GET', path }))
  })

  it.each([
    ['a server without the call', response(404, { success: false, message: 'No' })],
    ['a network error', new TypeError('Failed to fetch')],
    ['a response that does not follow the contract', response(200, { sessions: [{}] })],
    ['a server that does not know this session', response(200, { sessions: [] })],
  ])('are unavailable after %s', async (_, answer) => {
    const { state } = await setUp({ [path]: answer })
    expect(state()).toEqual({ status: 'unavailable' })
  })

  it('end but for the current one, with one request', async () => {
    const { request, state, endOthers } = await setUp({
      [path]: response(200, { sessions: sent }),
      [logoutOthers]: response(204),
    })
    act(() => endOthers())
    expect(state()).toEqual({ status: 'ending', sessions })
    await act(async () => endOthers())
    expect(state()).toEqual(ended)
    expect(request.mock.calls.filter(([call]) => call.path === logoutOthers)).toHaveLength(1)
  })

  it('stay after a failure, and can be ended again', async () => {
    const answers = { [path]: response(200, { sessions: sent }), [logoutOthers]: response(503) }
    const { state, endOthers } = await setUp(answers)
    await act(async () => endOthers())
    expect(state()).toEqual(states.error)
    answers[logoutOthers] = response(204)
    await act(async () => endOthers())
    expect(state()).toEqual(ended)
  })

  it('ACCOUNT-19 end one by one, with one request each', async () => {
    const { request, state, end, endOthers } = await setUp({
      [path]: response(200, { sessions: sent }),
      [endSession]: response(204),
    })
    act(() => end('other'))
    expect(state()).toEqual({ status: 'ending', sessions, id: 'other' })
    await act(async () => {
      end('other')
      endOthers()
    })
    expect(state()).toEqual(ended)
    expect(request.mock.calls.slice(1)).toEqual([[{ path: endSession, body: { id: 'other' } }]])
  })

  it('ACCOUNT-19 stay after one could not be ended, as with a server without the call', async () => {
    const { state, end } = await setUp({ [path]: response(200, { sessions: sent }), [endSession]: response(404) })
    await act(async () => end('other'))
    expect(state()).toEqual(states.error)
  })
})

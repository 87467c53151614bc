import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hideablePage, renderHook } from '../../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../../mocks/server.test.helper.ts'
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

async function setUp(answers: Record<string, Answer | Error>) {
  const { request } = mockServer((path) => {
    const answer = answers[path]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(path)
    return answer
  })
  const { Page, hideAndShow } = hideablePage()
  const hook = renderHook(() => useSessions(), { ports: { request }, wrapper: Page })
  expect(hook.result.current.state).toEqual({ status: 'pending' })
  await act(async () => {})
  return {
    request,
    state: () => hook.result.current.state,
    endOthers: () => hook.result.current.endOthers(),
    end: (id: string) => hook.result.current.end(id),
    hideAndShow: () => hideAndShow(hook.rerender),
  }
}

const path = '/api/auth/sessions'
const logoutOthers = '/api/auth/logout-others'
const endSession = '/api/auth/end-session'
/** Only the current session is left. */
const ended = { status: 'ready', sessions: [current], hasEnded: true }

describe('the sessions', () => {
  it('are loaded once, also where the page is hidden and shown again', async () => {
    const { request, state, hideAndShow } = await setUp({ [path]: { body: { sessions: sent } } })
    await hideAndShow()
    expect(state()).toEqual(states.ready)
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'GET', path }))
  })

  it.each([
    ['a server without the call', { status: 404, body: { success: false, message: 'No' } }],
    ['a network error', new TypeError('Failed to fetch')],
    ['a response that does not follow the contract', { body: { sessions: [{}] } }],
    ['a server that does not know this session', { body: { sessions: [] } }],
  ])('are unavailable after %s', async (_, answer) => {
    const { state } = await setUp({ [path]: answer })
    expect(state()).toEqual({ status: 'unavailable' })
  })

  it('end but for the current one, with one request', async () => {
    const { request, state, endOthers } = await setUp({
      [path]: { body: { sessions: sent } },
      [logoutOthers]: { status: 204 },
    })
    act(() => endOthers())
    expect(state()).toEqual({ status: 'ending', sessions })
    await act(async () => endOthers())
    expect(state()).toEqual(ended)
    expect(request.mock.calls.filter(([call]) => call.path === logoutOthers)).toHaveLength(1)
  })

  it('stay after a failure, and can be ended again', async () => {
    const answers = { [path]: { body: { sessions: sent } }, [logoutOthers]: { status: 503 } }
    const { state, endOthers } = await setUp(answers)
    await act(async () => endOthers())
    expect(state()).toEqual(states.error)
    answers[logoutOthers] = { status: 204 }
    await act(async () => endOthers())
    expect(state()).toEqual(ended)
  })

  it('ACCOUNT-19 end one by one, with one request each', async () => {
    const { request, state, end, endOthers } = await setUp({
      [path]: { body: { sessions: sent } },
      [endSession]: { status: 204 },
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
    const { state, end } = await setUp({ [path]: { body: { sessions: sent } }, [endSession]: { status: 404 } })
    await act(async () => end('other'))
    expect(state()).toEqual(states.error)
  })
})

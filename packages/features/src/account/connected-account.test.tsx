import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { createSharedSession } from '../mocks/shared-session.test.helper.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { createSession } from '../shared/ports/session.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { Account } from './connected-account.tsx'

vi.mock('./data/connected-export-data.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('says so in the place of a part whose code cannot be loaded', async () => {
  const session = createSession(memoryStorage(), 'summit')
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const request: HttpClient = async () => ({
    ok: true,
    status: 200,
    statusText: '',
    text: JSON.stringify({ capabilities: ['changePassword', 'exportData'] }),
  })
  render(
    <PortsContext value={mockPorts({ session, request })}>
      <Account />
    </PortsContext>,
  )
  expect(await screen.findByText('This needs a connection. Please reload the page.')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeInTheDocument()
})

it('ACCOUNT-40 asks for a code beside the password once it is known that two-factor authentication is on', async () => {
  const session = createSession(memoryStorage(), 'summit')
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const bodies: Record<string, object> = {
    '/api/auth/capabilities': { capabilities: ['changePassword', 'twoFactor'] },
    '/api/auth/two-factor': { enabledAt: '2026-11-12T12:00:00.000Z', recoveryCodes: 8 },
  }
  const request: HttpClient = async ({ path }) => ({
    ok: true,
    status: 200,
    statusText: '',
    text: JSON.stringify(bodies[path] ?? {}),
    headers: new Headers(),
  })
  render(
    <PortsContext value={mockPorts({ session, request })}>
      <Account />
    </PortsContext>,
  )
  expect(await screen.findByLabelText('Code')).toBeRequired()
})

it('ACCOUNT-43 leads to sign-in if a part of the page is answered with 401 and the session has ended', async () => {
  const session = createSession(memoryStorage(), 'summit')
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const bodies: Record<string, object> = {
    '/api/auth/capabilities': { capabilities: ['twoFactor'] },
    '/api/auth/visitor': {},
  }
  const request: HttpClient = async ({ path }) => {
    const body = bodies[path]
    const status = body ? 200 : 401
    return {
      ok: Boolean(body),
      status,
      statusText: '',
      text: JSON.stringify(body ?? { success: false, message: 'No' }),
    }
  }
  const navigate = vi.fn()
  render(
    <PortsContext value={mockPorts({ session, request, navigate })}>
      <Account />
    </PortsContext>,
  )
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Faccount', { replace: true }),
  )
  expect(session.read()).toEqual({ status: 'signed-out' })
})

it('T59 keeps nothing of a user once another tab has signed in as somebody else', async () => {
  const { session, changeElsewhere } = createSharedSession()
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const bodies: Record<string, object> = {
    '/api/auth/capabilities': { capabilities: ['changePassword', 'changeName'] },
  }
  const request: HttpClient = async ({ path }) => ({
    ok: true,
    status: 200,
    statusText: '',
    text: JSON.stringify(bodies[path] ?? {}),
  })
  render(
    <PortsContext value={mockPorts({ session, request })}>
      <Account />
    </PortsContext>,
  )
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada Keller')
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'correct horse' } })
  changeElsewhere()
  expect(screen.getByLabelText('Current password')).toHaveValue('correct horse')

  session.open({ name: 'Bea', email: 'bea@example.org' })
  changeElsewhere()
  expect(screen.getByLabelText('Name')).toHaveValue('Bea')
  expect(screen.getByLabelText('Current password')).toHaveValue('')
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../mocks/server.test.helper.ts'
import { createSharedSession } from '../mocks/shared-session.test.helper.ts'
import { findCapabilitiesCall } from './capabilities.ts'
import { Account } from './connected-account.tsx'

vi.mock('./data/connected-export-data.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

/** The page of a user, on a server that can do this, with answers by path. */
function setUp(capabilities: string[], answers: Record<string, Answer> = {}, sessions?: ReactNode) {
  const { session, changeElsewhere } = createSharedSession()
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const { request } = mockServer(
    (path) => answers[path] ?? { body: path === '/api/auth/capabilities' ? { capabilities } : {} },
  )
  const navigate = vi.fn()
  render(<Account sessions={sessions} />, { ports: { session, request, navigate } })
  return { session, changeElsewhere, navigate }
}

it('says so in the place of a part whose code cannot be loaded', async () => {
  setUp(['changePassword', 'exportData'])
  expect(await screen.findByText('This needs a connection. Please reload the page.')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeInTheDocument()
})

it.each([429, 500, 502])(
  'ACCOUNT-22 says why there is no more than the password while the server cannot say what it can do: status %d',
  async (status) => {
    setUp([], { '/api/auth/capabilities': { status, body: '<h1>Try later</h1>' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This needs a connection. Please reload the page.')
    expect(await screen.findByRole('heading', { name: 'Password' })).toBeInTheDocument()
  },
)

it('ACCOUNT-22 offers only the password where a back end does not say what it can do', async () => {
  const { request } = mockServer({ status: 404, body: '<h1>Not found</h1>' })
  const { signal } = new AbortController()
  expect(await findCapabilitiesCall(request)(signal)).toEqual(['changePassword'])
})

it('ACCOUNT-40 asks for a code beside the password once it is known that two-factor authentication is on', async () => {
  const on = { enabledAt: '2026-11-12T12:00:00.000Z', recoveryCodes: 8 }
  setUp(['changePassword', 'twoFactor'], { '/api/auth/two-factor': { body: on } })
  expect(await screen.findByLabelText('Code')).toBeRequired()
})

it('ACCOUNT-43 leads to sign-in if a part of the page is answered with 401 and the session has ended', async () => {
  const signedOut = { status: 401, body: { success: false, message: 'No' } }
  const { session, navigate } = setUp(['twoFactor'], { '/api/auth/two-factor': signedOut })
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Faccount', { replace: true }),
  )
  expect(session.read()).toEqual({ status: 'signed-out' })
})

it('T59 keeps nothing of a user once another tab has signed in as somebody else', async () => {
  const { session, changeElsewhere } = setUp(['changePassword', 'changeName'])
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada Keller')
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'correct horse' } })
  changeElsewhere()
  expect(screen.getByLabelText('Current password')).toHaveValue('correct horse')

  session.open({ name: 'Bea', email: 'bea@example.org' })
  changeElsewhere()
  expect(screen.getByLabelText('Name')).toHaveValue('Bea')
  expect(screen.getByLabelText('Current password')).toHaveValue('')
})

it('ACCOUNT-15 loads the sessions again once the password is changed, which ends all others', async () => {
  let found = 2
  const Sessions = () => `Sessions: ${useState(found)[0]}`
  setUp(['changePassword'], { '/api/auth/change-password': { body: { success: true } } }, <Sessions />)
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'correct horse' } })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'new horse race' } })
  found = 1
  expect(screen.getByText('Sessions: 2')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Sessions: 1')).toBeInTheDocument()
})

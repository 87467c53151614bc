import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import { createSharedSession } from '../mocks/shared-session.test.helper.ts'
import { Dashboard } from './connected-dashboard.tsx'

it('T59 shows the sessions of the user as whom another tab has signed in', async () => {
  const { session, changeElsewhere } = createSharedSession()
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const { request } = mockServer(() => {
    const stored = session.read()
    const isBea = stored.status === 'signed-in' && stored.user.name === 'Bea'
    const createdAt = `2026-11-${isBea ? 12 : 21}T12:00:00.000Z`
    return { body: { sessions: [{ isCurrent: true, createdAt, seenAt: createdAt }] } }
  })
  render(<Dashboard sessions />, { ports: { session, request } })
  expect(await screen.findByText(/Nov 21/)).toBeVisible()
  changeElsewhere()
  expect(request).toHaveBeenCalledOnce()

  session.open({ name: 'Bea', email: 'bea@example.org' })
  changeElsewhere()
  expect(await screen.findByText(/Nov 12/)).toBeVisible()
  expect(screen.queryByText(/Nov 21/)).toBeNull()
})

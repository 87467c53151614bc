import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { createSharedSession } from '../mocks/shared-session.test.helper.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { Dashboard } from './connected-dashboard.tsx'

it('T59 shows the sessions of the user as whom another tab has signed in', async () => {
  const { session, changeElsewhere } = createSharedSession()
  session.open({ name: 'Ada Keller', email: 'ada@example.org' })
  const request = vi.fn<HttpClient>(async () => {
    const stored = session.read()
    const isBea = stored.status === 'signed-in' && stored.user.name === 'Bea'
    const createdAt = `2026-11-${isBea ? 12 : 21}T12:00:00.000Z`
    const body = { sessions: [{ isCurrent: true, createdAt, seenAt: createdAt }] }
    return { ok: true, status: 200, statusText: '', text: JSON.stringify(body) }
  })
  render(
    <PortsContext value={mockPorts({ session, request })}>
      <Dashboard sessions />
    </PortsContext>,
  )
  expect(await screen.findByText(/Nov 21/)).toBeVisible()
  changeElsewhere()
  expect(request).toHaveBeenCalledOnce()

  session.open({ name: 'Bea', email: 'bea@example.org' })
  changeElsewhere()
  expect(await screen.findByText(/Nov 12/)).toBeVisible()
  expect(screen.queryByText(/Nov 21/)).toBeNull()
})

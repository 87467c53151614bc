import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { render } from '../../mocks/render.test.helper.tsx'
import { AllSessionsCard } from './all-sessions-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { mockHandle, states } from './sessions.fixtures.ts'

const getRow = (name: string) => {
  const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name))
  if (!row) throw new Error(`There is no row ${name}.`)
  return row
}

it('sums up two sessions, and ends all others', async () => {
  const endOthers = vi.fn()
  const sessions = mockHandle({ ...states.ready, sessions: states.ending.sessions }, { endOthers })
  render(<SessionsCard sessions={sessions} />)
  expect(getRow('This browser')).toHaveTextContent('Signed in on Nov 21, 2026')
  expect(getRow('Safari on iOS')).toHaveTextContent('Last used on Nov 19, 2026')
  expect(getRow('And 3 more')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(endOthers).toHaveBeenCalledOnce()
})

it('ACCOUNT-18 ACCOUNT-19 lists all sessions by the names of their browsers, and ends each but the current one', async () => {
  const end = vi.fn()
  const sessions = mockHandle({ ...states.ready, sessions: states.ending.sessions }, { end })
  render(<AllSessionsCard sessions={sessions} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(getRow('Firefox on Windows')).toHaveTextContent('This browser')
  expect(within(getRow('Firefox on Windows')).queryByRole('button')).toBeNull()
  expect(getRow('Another browser')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of Safari on iOS' }))
  expect(end).toHaveBeenCalledExactlyOnceWith('other')
})

it('names a button by what it says while its session is being ended', () => {
  render(<AllSessionsCard sessions={mockHandle({ ...states.ending, id: 'other' })} />)
  expect(within(getRow('Safari on iOS')).getByRole('button')).toHaveAccessibleName('Signing out...')
})

it('ACCOUNT-19 has no button for sessions without id', () => {
  const nameless = states.ready.sessions.map((session) => ({ ...session, id: undefined }))
  render(<AllSessionsCard sessions={mockHandle({ ...states.ready, sessions: nameless })} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign out everywhere else'])
})

it('ACCOUNT-19 moves the focus to its heading when the button that had it is gone', () => {
  const view = render(<AllSessionsCard sessions={mockHandle(states.ready)} />)
  screen.getByRole('button', { name: 'Sign out of Safari on iOS' }).focus()
  const [current] = states.ready.sessions
  const sessions = mockHandle({ status: 'ready', sessions: current ? [current] : [], hasEnded: true })
  view.rerender(<AllSessionsCard sessions={sessions} />)
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Signed out there.')
})

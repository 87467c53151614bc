import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { AccountView } from './account-view.tsx'
import { mockHandle, states } from './account.fixtures.ts'

it.each([
  [undefined, 1],
  [false, 1],
  [null, 2],
  ['Where you are signed in', 2],
])('has no space for sessions that are left out: %j', (sessions, cells) => {
  render(<AccountView account={mockHandle(states.ready)} password="Password" sessions={sessions} />)
  const grid = screen.getByText('Password').parentElement
  expect(grid?.children).toHaveLength(cells)
})

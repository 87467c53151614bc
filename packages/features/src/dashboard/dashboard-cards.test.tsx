import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { ProfileCard } from './dashboard-cards.tsx'
import { DashboardView } from './dashboard-view.tsx'
import { mockHandle, states, subscription } from './dashboard.fixtures.ts'
import { dashboardMessages, type Subscription } from './dashboard.ts'

it.each([
  ['Ada Keller', 'ada@example.org', 'A'],
  [null, 'ada@example.org', 'A'],
  [null, null, ''],
  ['𝒜da Keller', 'ada@example.org', '𝒜'],
])('shows the first character of name %j or address %j as initial: %j', (name, email, initial) => {
  const { container } = render(<ProfileCard user={{ name, email }} messages={dashboardMessages} />)
  expect(container.querySelector('[data-slot=avatar]')).toHaveTextContent(new RegExp(`^${initial}$`, 'u'))
})

const cardsWith = (shown: Subscription | null | undefined, state = states.ready) => {
  const { container } = render(<DashboardView dashboard={mockHandle(state)} subscription={shown} />)
  return [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
}

it('shows a subscription only if there is one', () => {
  expect(cardsWith(undefined)).not.toContain('Subscription')
  expect(cardsWith(null)).toContain('Subscription')
  expect(cardsWith(subscription)).toContain('Subscription')
})

it('shows a plan and a status that its texts do not know as they are', () => {
  const own = { ...subscription, plan: 'Crew', status: 'paused' }
  const { container } = render(<DashboardView dashboard={mockHandle(states.ready)} subscription={own} />)
  expect(listTexts(container)).toEqual(expect.arrayContaining(['Crew', 'paused', 'December 21, 2026']))
  expect(listTexts(container)).not.toEqual(expect.arrayContaining(['Billing']))
})

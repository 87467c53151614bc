import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { ProfileCard } from './dashboard-cards.tsx'
import { dashboardMessages } from './dashboard.ts'

it.each([
  ['Ada Keller', 'ada@example.org', 'A'],
  [null, 'ada@example.org', 'A'],
  [null, null, ''],
  ['𝒜da Keller', 'ada@example.org', '𝒜'],
])('shows the first character of name %j or address %j as initial: %j', (name, email, initial) => {
  const { container } = render(<ProfileCard user={{ name, email }} messages={dashboardMessages} />)
  expect(container.querySelector('[data-slot=avatar]')).toHaveTextContent(new RegExp(`^${initial}$`, 'u'))
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsCard } from '@summit/features/dashboard/news'
import { mockHandle, states } from '@summit/features/dashboard/news/fixtures'
import { Container } from '@summit/ui/container'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** What is new about the product, a card of the dashboard. */
const meta = {
  title: 'Features/Dashboard/News',
  component: NewsCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { news: mockHandle(states.ready) },
} satisfies Meta<typeof NewsCard>
export default meta
type Story = StoryObj<typeof meta>

/** The news is being loaded. */
export const Loading: Story = { args: { news: mockHandle(states.pending) } }

/** One with a link and one without. */
export const Default: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'The free plan, page by page' })).toHaveAttribute('href', '/#plan')
    await expect(canvas.getByText('Nov 22')).toHaveAttribute('datetime', '2026-11-22')
  }),
}

/** The news could not be loaded. */
export const Unavailable: Story = { args: { news: mockHandle(states.unavailable) } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { AllSessionsCard, SessionsCard } from '@summit/features/dashboard/sessions'
import { mockHandle, states } from '@summit/features/dashboard/sessions/fixtures'
import { Container } from '@summit/ui/container'

/** The browsers in which the user is signed in, a card of the dashboard. */
const meta = {
  title: 'Features/Dashboard/Sessions',
  component: SessionsCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { sessions: mockHandle(states.ready) },
} satisfies Meta<typeof SessionsCard>
export default meta
type Story = StoryObj<typeof meta>

/** The sessions are being loaded. */
export const Loading: Story = { args: { sessions: mockHandle(states.pending) } }

/** This browser and another. */
export const Default: Story = {}

/** Signed in in this browser only. */
export const OnlyHere: Story = {
  args: { sessions: mockHandle({ ...states.ready, sessions: states.ready.sessions.slice(0, 1) }) },
}

/** All sessions, each with a button that ends it, as on the account page. */
export const All: Story = {
  tags: ['ACCOUNT-18', 'ACCOUNT-19'],
  args: { sessions: mockHandle({ ...states.ready, sessions: states.ending.sessions }) },
  render: (args) => <AllSessionsCard {...args} />,
}

/** One session is being ended. */
export const EndingOne: Story = {
  ...All,
  args: { sessions: mockHandle({ ...states.ending, id: 'other' }) },
}

/** Other sessions have been ended. */
export const Ended: Story = {
  ...All,
  args: {
    sessions: mockHandle({ ...states.ready, sessions: states.ready.sessions.slice(0, 1), hasEnded: true }),
  },
}

/** More sessions than are listed, while the others are being ended. */
export const Ending: Story = { args: { sessions: mockHandle(states.ending) } }

/** The other sessions could not be ended. */
export const Error: Story = { args: { sessions: mockHandle(states.error) } }

/** The server does not answer, or does not know this browser's session. */
export const Unavailable: Story = { args: { sessions: mockHandle(states.unavailable) } }

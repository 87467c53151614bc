import type { Meta, StoryObj } from '@storybook/react-vite'
import { SessionsCard } from '@summit/features/dashboard/sessions'
import { mockHandle, states } from '@summit/features/dashboard/sessions/fixtures'
import { Container } from '@summit/ui/container'
import { expect, fn, userEvent } from 'storybook/test'

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
export const Default: Story = { args: { sessions: mockHandle(states.ready, { endOthers: fn() }) } }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This browser').parentElement).toHaveTextContent('Signed in on November 21, 2026')
    await expect(canvas.getByText('Another browser').parentElement).toHaveTextContent('Last used on November 19, 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await expect(args.sessions.endOthers).toHaveBeenCalledOnce()
  },
}

/** Signed in in this browser only. */
export const OnlyHere: Story = {
  args: { sessions: mockHandle({ ...states.ready, sessions: states.ready.sessions.slice(0, 1) }) },
}

/** More sessions than are listed, while the others are being ended. */
export const Ending: Story = { args: { sessions: mockHandle(states.ending) } }

/** The other sessions could not be ended. */
export const Error: Story = { args: { sessions: mockHandle(states.error) } }

/** The server does not answer, or does not know this browser's session. */
export const Unavailable: Story = { args: { sessions: mockHandle(states.unavailable) } }

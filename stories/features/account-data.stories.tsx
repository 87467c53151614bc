import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportDataCard } from '@summit/features/account/data'
import { mockHandle, states } from '@summit/features/account/data/fixtures'
import { Container } from '@summit/ui/container'

/** The download of the user's data, a card of the account page. */
const meta = {
  title: 'Features/Account/Data',
  component: ExportDataCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { exportData: mockHandle(states.idle) },
} satisfies Meta<typeof ExportDataCard>
export default meta
type Story = StoryObj<typeof meta>

/** The button. */
export const Idle: Story = {}

/** The request is under way. */
export const Loading: Story = { args: { exportData: mockHandle(states.pending) } }

/** The server did not answer. */
export const Unreachable: Story = { args: { exportData: mockHandle(states.error) } }

/** The file is saved. */
export const Success: Story = { tags: ['ACCOUNT-24'], args: { exportData: mockHandle(states.success) } }

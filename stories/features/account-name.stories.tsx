import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangeNameCard } from '@summit/features/account/name'
import { mockHandle, refusedName, states } from '@summit/features/account/name/fixtures'
import { Container } from '@summit/ui/container'

/** The form that changes the name, a card of the account page. */
const meta = {
  title: 'Features/Account/Name',
  component: ChangeNameCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { changeName: mockHandle(states.idle), name: 'Ada Keller' },
} satisfies Meta<typeof ChangeNameCard>
export default meta
type Story = StoryObj<typeof meta>

/** The form. */
export const Idle: Story = {}

/** The account has no name yet. */
export const Nameless: Story = { args: { name: null } }

/** The request is under way. */
export const Submitting: Story = { args: { changeName: mockHandle(states.pending) } }

/** The server refuses the name. */
export const Refused: Story = {
  tags: ['ACCOUNT-23'],
  args: { changeName: mockHandle(refusedName.state, refusedName) },
}

/** The server did not answer. */
export const Unreachable: Story = { args: { changeName: mockHandle(states.error) } }

/** The name is saved. */
export const Success: Story = { args: { changeName: mockHandle(states.success), name: 'Ada Byron' } }

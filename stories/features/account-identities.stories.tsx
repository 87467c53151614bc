import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdentitiesCard } from '@summit/features/account/identities'
import {
  linking,
  linkingUnavailable,
  mockHandle,
  ready,
  removed,
  removing,
  requests,
  states,
  tooManyAttempts,
  unlinked,
  wrongPassword,
} from '@summit/features/account/identities/fixtures'
import { Container } from '@summit/ui/container'
import { expect, screen } from 'storybook/test'
import { check } from '../check.ts'

/** Sign-in with Google and Apple, a card of the account page: which of them is linked, with a button to link or remove it. */
const meta = {
  title: 'Features/Account/Google and Apple',
  component: IdentitiesCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { identities: mockHandle(states.ready), email: 'ada@example.org' },
} satisfies Meta<typeof IdentitiesCard>
export default meta
type Story = StoryObj<typeof meta>

/** One is linked, the other is not. */
export const Ready: Story = { tags: ['ACCOUNT-34'] }

/** Two-factor authentication is on: the dialog asks for a code of the app, too. */
export const TwoFactor: Story = {
  tags: ['ACCOUNT-40'],
  args: { identities: mockHandle(linking()), hasTwoFactor: true },
}

/** The list is loaded. */
export const Loading: Story = { args: { identities: mockHandle(states.pending) } }

/** The list could not be loaded. */
export const Unavailable: Story = { args: { identities: mockHandle(states.unavailable) } }

/** Neither is linked. */
export const NoneLinked: Story = { args: { identities: mockHandle(ready(unlinked)) } }

/** The sign-in service knows neither. */
export const NoProvider: Story = { args: { identities: mockHandle(ready([])) } }

/** The question before a provider is linked. */
export const Linking: Story = {
  tags: ['ACCOUNT-35'],
  args: { identities: mockHandle(linking()) },
  play: check(() =>
    expect(screen.getByRole('alertdialog', { name: 'Link Apple?' })).toHaveAccessibleDescription(
      /^Apple asks who you are, and leads back here\./,
    ),
  ),
}

/** The password is wrong. */
export const WrongPassword: Story = {
  tags: ['ACCOUNT-35'],
  args: { identities: mockHandle(linking(wrongPassword)) },
}

/** The sign-in service does not let its users link. */
export const LinkingUnavailable: Story = { args: { identities: mockHandle(linking(linkingUnavailable)) } }

/** The password is verified. */
export const LinkPending: Story = { args: { identities: mockHandle(linking(requests.pending)) } }

/** The browser goes to the provider. */
export const Leaving: Story = { args: { identities: mockHandle(linking(requests.success)) } }

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { identities: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The question before a provider is removed. */
export const Removing: Story = {
  tags: ['ACCOUNT-36'],
  args: { identities: mockHandle(removing()) },
  play: check(() =>
    expect(screen.getByRole('alertdialog', { name: 'Remove Google?' })).toHaveAccessibleDescription(
      'Google no longer signs you in. Your password does.',
    ),
  ),
}

/** It is removed. */
export const RemovalPending: Story = { args: { identities: mockHandle(removing(requests.pending)) } }

/** It could not be removed. */
export const NotRemoved: Story = { args: { identities: mockHandle(removing(requests.error)) } }

/** A provider was removed. */
export const Removed: Story = { args: { identities: mockHandle(removed) } }

/** An address as long as they get. */
export const LongText: Story = {
  args: {
    identities: mockHandle(
      ready([
        {
          provider: 'google',
          identity: { provider: 'google', email: `${'ada.keller.'.repeat(16)}@example.org`, linkedAt: 0 },
        },
      ]),
    ),
  },
  play: check(({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'fr', viewport: { value: 'phone' } } }

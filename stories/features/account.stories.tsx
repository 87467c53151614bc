import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountView } from '@summit/features/account'
import { logoutRefused, mockHandle, states } from '@summit/features/account/fixtures'
import { ExportDataCard } from '@summit/features/account/data'
import { mockHandle as mockExport, states as exportStates } from '@summit/features/account/data/fixtures'
import { DeleteAccountCard } from '@summit/features/account/deletion'
import { mockHandle as mockDeletion, states as deletionStates } from '@summit/features/account/deletion/fixtures'
import { ChangeEmailCard } from '@summit/features/account/email'
import { mockHandle as mockEmail, states as emailStates } from '@summit/features/account/email/fixtures'
import { IdentitiesCard } from '@summit/features/account/identities'
import { mockHandle as mockIdentities, states as identityStates } from '@summit/features/account/identities/fixtures'
import { ChangeNameCard } from '@summit/features/account/name'
import { mockHandle as mockName, states as nameStates } from '@summit/features/account/name/fixtures'
import { ChangePasswordCard } from '@summit/features/account/password'
import { mockHandle as mockPassword, states as passwordStates } from '@summit/features/account/password/fixtures'
import { PasskeysCard } from '@summit/features/account/passkeys'
import { mockHandle as mockPasskeys, states as passkeyStates } from '@summit/features/account/passkeys/fixtures'
import { TwoFactorSettingsCard } from '@summit/features/account/two-factor'
import { mockHandle as mockTwoFactor, states as twoFactorStates } from '@summit/features/account/two-factor/fixtures'
import { AllSessionsCard } from '@summit/features/dashboard/sessions'
import { mockHandle as mockSessions, states as sessionStates } from '@summit/features/dashboard/sessions/fixtures'
import { SiteChrome } from '@summit/features/site-chrome'

/** What a user changes in the account: password, email address, passkeys, Google and Apple, two-factor authentication, name, where the user is signed in, and whether there is an account. */
const meta = {
  title: 'Features/Account',
  component: AccountView,
  decorators: [
    (Story) => (
      <SiteChrome current="/account">
        <Story />
      </SiteChrome>
    ),
  ],
  args: {
    account: mockHandle(states.ready),
    password: <ChangePasswordCard changePassword={mockPassword(passwordStates.idle)} email="ada@example.org" />,
    email: <ChangeEmailCard changeEmail={mockEmail(emailStates.idle)} email="ada@example.org" />,
    passkeys: <PasskeysCard passkeys={mockPasskeys(passkeyStates.ready)} email="ada@example.org" />,
    identities: <IdentitiesCard identities={mockIdentities(identityStates.ready)} email="ada@example.org" />,
    twoFactor: <TwoFactorSettingsCard settings={mockTwoFactor(twoFactorStates.on)} email="ada@example.org" />,
    name: <ChangeNameCard changeName={mockName(nameStates.idle)} name="Ada Keller" />,
    data: <ExportDataCard exportData={mockExport(exportStates.idle)} />,
    deletion: <DeleteAccountCard deleteAccount={mockDeletion(deletionStates.closed)} />,
    sessions: <AllSessionsCard sessions={mockSessions(sessionStates.ready)} />,
  },
} satisfies Meta<typeof AccountView>
export default meta
type Story = StoryObj<typeof meta>

/** Signed in. */
export const Ready: Story = {}

/** Before storage is read. */
export const Loading: Story = {
  args: {
    account: mockHandle(states.pending),
    password: null,
    email: null,
    passkeys: null,
    identities: null,
    twoFactor: null,
    name: null,
    data: null,
    deletion: null,
    sessions: null,
  },
}

/** The back end can only replace the password. */
export const PasswordOnly: Story = {
  tags: ['ACCOUNT-22'],
  args: {
    email: undefined,
    passkeys: undefined,
    identities: undefined,
    twoFactor: undefined,
    name: undefined,
    data: undefined,
    deletion: undefined,
  },
}

/** What the back end can do could not be loaded. */
export const Unavailable: Story = {
  tags: ['ACCOUNT-22'],
  args: { ...PasswordOnly.args, account: mockHandle({ ...states.ready, capabilities: 'unavailable' }) },
}

/** Signed out: the page leads to sign-in, and back from there. */
export const SignedOut: Story = {
  tags: ['ACCOUNT-17'],
  args: {
    account: mockHandle(states['signed-out']),
    password: null,
    email: null,
    passkeys: null,
    identities: null,
    twoFactor: null,
    name: null,
    data: null,
    deletion: null,
    sessions: null,
  },
}

/** Logged out here, while the server could not be reached. */
export const LoggedOutHereOnly: Story = {
  tags: ['ACCOUNT-42'],
  args: { ...SignedOut.args, account: mockHandle(states.error) },
}

/** Logged out here, while the server refused to end its session. */
export const LogoutRefused: Story = {
  tags: ['ACCOUNT-42'],
  args: { ...SignedOut.args, account: mockHandle(logoutRefused) },
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'fr', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }

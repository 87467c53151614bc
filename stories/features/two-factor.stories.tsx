import type { Meta, StoryObj } from '@storybook/react-vite'
import { TwoFactorFormView, TwoFactorView } from '@summit/features/two-factor'
import { mockHandle, states, tooManyAttempts, unreachable } from '@summit/features/two-factor/fixtures'
import { Dialog } from '@summit/ui/dialog'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/**
 * The second step of a sign-in to an account with two-factor authentication. Its toasts are in
 * [Flows/Sign in](./?path=/docs/flows-sign-in--docs).
 */
const meta = {
  title: 'Features/Two-factor',
  component: TwoFactorView,
  args: { twoFactor: mockHandle(states.idle) },
} satisfies Meta<typeof TwoFactorView>
export default meta
type Story = StoryObj<typeof meta>

/** Asks for the code of the app. */
export const Code: Story = {
  tags: ['ACCOUNT-31'],
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login')
  }),
}

/** Asks for a recovery code, if the app is lost. */
export const RecoveryCode: Story = {
  tags: ['ACCOUNT-32'],
  args: { twoFactor: mockHandle(states.idle, { method: 'recovery code' }) },
}

/** The code is checked. */
export const Verifying: Story = { args: { twoFactor: mockHandle(states.pending) } }

/** The code is wrong, or was used already. */
export const WrongCode: Story = {
  args: { twoFactor: mockHandle(states.error) },
}

/** No answer from the server. */
export const Unreachable: Story = { args: { twoFactor: mockHandle(unreachable) } }

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { twoFactor: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The first step was too long ago. */
export const Expired: Story = {
  args: { twoFactor: mockHandle(states.expired) },
}

/** Signed in: the redirect follows. */
export const SignedIn: Story = { args: { twoFactor: mockHandle(states.success) } }

/** The form alone, in a dialog. */
export const FormInDialog: Story = {
  render: ({ twoFactor }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content size="small" aria-label={twoFactor.messages.title}>
        <TwoFactorFormView twoFactor={twoFactor} />
      </Dialog.Content>
    </Dialog.Root>
  ),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { updatePasswordMessages, UpdatePasswordFormView, UpdatePasswordView } from '@summit/features/update-password'
import { invalidForm, mockHandle, states } from '@summit/features/update-password/fixtures'
import { Card } from '@summit/ui/card'
import { fn } from 'storybook/test'
import { withToast } from '../with-toast.tsx'

/**
 * The page that sets a new password, in each of its states. Its toasts are in
 * [Flows/Recovery](./?path=/docs/flows-recovery--docs).
 */
const meta = {
  title: 'Features/Update password',
  component: UpdatePasswordView,
  args: { updatePassword: mockHandle(states.loading) },
} satisfies Meta<typeof UpdatePasswordView>
export default meta
type Story = StoryObj<typeof meta>

/** The recovery session is being verified. */
export const Loading: Story = {
  tags: ['UPDATE-01'],
}

/** The link was used or has expired. The page links to a new one. */
export const Invalid: Story = {
  tags: ['UPDATE-05', 'UPDATE-06', 'UPDATE-07'],
  args: { updatePassword: mockHandle(states.invalid) },
}

/** The form before it is sent. */
export const Valid: Story = { args: { updatePassword: mockHandle(states.idle) } }

/** Too short, and not equal: each error is at its field. */
export const InvalidPasswords: Story = {
  tags: ['UPDATE-14', 'UPDATE-15', 'UPDATE-16'],
  args: { updatePassword: mockHandle(invalidForm.state, invalidForm) },
}

/** Only the new password is too short. */
export const TooShort: Story = {
  args: {
    updatePassword: mockHandle(invalidForm.state, { fieldErrors: { password: invalidForm.fieldErrors.password } }),
  },
}

/** Only the confirmation differs. */
export const PasswordsDiffer: Story = {
  args: {
    updatePassword: mockHandle(
      { ...invalidForm.state, message: updatePasswordMessages.mismatch, field: 'confirmPassword' },
      { fieldErrors: { confirmPassword: updatePasswordMessages.mismatch } },
    ),
  },
}

/** The recovery session has no email address. */
export const WithoutEmail: Story = { args: { updatePassword: mockHandle(states.idle, { email: null }) } }

/** A host that shows the form before the session is verified: sending it early raises a toast. */
export const InvalidSession: Story = {
  args: { updatePassword: mockHandle(states.idle) },
  decorators: [
    withToast({
      intent: 'danger',
      title: updatePasswordMessages.invalidSessionTitle,
      text: updatePasswordMessages.invalidSessionText,
    }),
  ],
}

/** The server refused the password. The reason stays beside the form until the next attempt. */
export const Error: Story = {
  tags: ['UPDATE-24'],
  args: { updatePassword: mockHandle(states.error) },
}

/** The request is pending. Another submit has no effect. */
export const Updating: Story = {
  tags: ['UPDATE-12'],
  args: { updatePassword: mockHandle(states.pending, { submit: fn() }) },
}

/** Changed: the page redirects to sign-in. */
export const Success: Story = {
  tags: ['UPDATE-19', 'UPDATE-20', 'UPDATE-21'],
  args: { updatePassword: mockHandle(states.success) },
}

/** The password was changed in another tab, which ends this tab's session. */
export const ChangedInAnotherTab: Story = {
  args: { updatePassword: mockHandle(states.changed) },
}

/** The form alone, in a card. */
export const FormInCard: Story = {
  args: { updatePassword: mockHandle(states.idle) },
  render: ({ updatePassword }) => (
    <div className="mx-auto max-w-120 p-6">
      <Card className="grid gap-5">
        <h2 className="text-h3">{updatePassword.messages.title}</h2>
        <UpdatePasswordFormView updatePassword={updatePassword} />
      </Card>
    </div>
  ),
}

/** The form alone, once the password is set. */
export const FormInCardDone: Story = {
  ...FormInCard,
  args: { updatePassword: mockHandle(states.success) },
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'fr', viewport: { value: 'phone' } } }

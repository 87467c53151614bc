import type { Meta, StoryObj } from '@storybook/react-vite'
import { OAuthCallbackView } from '@summit/features/oauth-callback'
import { linked, mockHandle, states, taken, unreachable, untrusted } from '@summit/features/oauth-callback/fixtures'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** The callback page of Google and Apple sign-in, in each of its states. */
const meta = {
  title: 'Features/OAuth callback',
  component: OAuthCallbackView,
  args: { oauthCallback: mockHandle(states.pending) },
} satisfies Meta<typeof OAuthCallbackView>
export default meta
type Story = StoryObj<typeof meta>

/** The authorization code is being exchanged. */
export const Loading: Story = {
  tags: ['CALLBACK-08'],
}

/** Signed in: the page redirects to the home page. */
export const Success: Story = {
  tags: ['CALLBACK-15'],
  args: { oauthCallback: mockHandle(states.success) },
}

/** The provider refused; its message is shown. */
export const Error: Story = {
  tags: ['CALLBACK-09', 'CALLBACK-18', 'CALLBACK-19'],
  args: { oauthCallback: mockHandle(states.error) },
}

/** The server did not answer. */
export const Unreachable: Story = {
  tags: ['CALLBACK-14'],
  args: { oauthCallback: mockHandle(unreachable) },
}

/** The provider was linked to the account of the user: the page redirects back to it. */
export const Linked: Story = {
  tags: ['ACCOUNT-35'],
  args: { oauthCallback: mockHandle(linked, { redirectTo: '/account' }) },
}

/** The identity signs in to another account: the page leads back to that of the user. */
export const Taken: Story = {
  tags: ['ACCOUNT-37'],
  args: { oauthCallback: mockHandle(taken) },
}

/** Text from the query string is shown as plain text and wraps inside the column. */
export const UntrustedText: Story = {
  args: { oauthCallback: mockHandle(untrusted) },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>Call \+1 900 555<\/b>/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /evil/ })).not.toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthSuccessView } from '@summit/features/auth-success'
import { mockHandle, states } from '@summit/features/auth-success/fixtures'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** The page for a successful social sign-in. The provider comes from the query string. */
const meta = {
  title: 'Features/Auth success',
  component: AuthSuccessView,
  args: { authSuccess: mockHandle(states.provider) },
} satisfies Meta<typeof AuthSuccessView>
export default meta
type Story = StoryObj<typeof meta>

/** The query string names the provider. */
export const Provider: Story = {
  tags: ['SUCCESS-01', 'SUCCESS-02', 'SUCCESS-04', 'SUCCESS-05'],
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Authentication Successful$/)
    await expect(canvas.getByText('You signed in with Google.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'What comes next' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Account created.',
      'Taking you to the home page.',
      'Next, download the app and sign in the same way.',
    ])
    await expect(canvas.getByRole('link', { name: 'Go to the home page now' })).toHaveAttribute('href', '/')
  }),
}

/** The query string names no provider. */
export const Default: Story = {
  tags: ['SUCCESS-03'],
  args: { authSuccess: mockHandle(states.default) },
  play: check(({ canvas }) => expect(canvas.getByText('You signed in with OAuth.')).toBeVisible()),
}

/** Markup in the query string is shown as plain text and wraps inside the column. */
export const UntrustedText: Story = {
  args: { authSuccess: mockHandle(states.untrusted) },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>evil\.example<\/b>/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

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
}

/** The query string names no provider. */
export const Default: Story = {
  tags: ['SUCCESS-03'],
  args: { authSuccess: mockHandle(states.default) },
}

/** Markup in the query string is shown as plain text and wraps inside the column. */
export const UntrustedText: Story = {
  args: { authSuccess: mockHandle(states.untrusted) },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>evil\.example<\/b>/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

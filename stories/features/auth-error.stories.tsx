import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthErrorView } from '@summit/features/auth-error'
import { mockHandle, states } from '@summit/features/auth-error/fixtures'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** The page for a failed social sign-in. Its texts come from the query string. */
const meta = {
  title: 'Features/Auth error',
  component: AuthErrorView,
  args: { authError: mockHandle(states.default) },
} satisfies Meta<typeof AuthErrorView>
export default meta
type Story = StoryObj<typeof meta>

/** No parameters in the query string: the default texts. */
export const Default: Story = {
  tags: ['ERROR-02', 'ERROR-04', 'ERROR-05', 'ERROR-06', 'ERROR-07'],
}

/** The query string has an error and a message, which the page shows. */
export const Custom: Story = {
  tags: ['ERROR-01', 'ERROR-03'],
  args: { authError: mockHandle(states.custom) },
}

/** Markup and URLs in the query string are shown as plain text and wrap inside the column. */
export const UntrustedText: Story = {
  args: { authError: mockHandle(states.untrusted) },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<b>Call +1 900 555</b>')
    await expect(canvas.queryByRole('link', { name: /evil/ })).not.toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

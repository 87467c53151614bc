import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardView } from '@summit/features/dashboard'
import { mockHandle, states, subscription } from '@summit/features/dashboard/fixtures'
import { appStoreQr, summit } from '../brands.ts'
import { expect, fn } from 'storybook/test'
import { check } from '../check.ts'

/** The dashboard in each of its states. */
const meta = {
  title: 'Features/Dashboard',
  component: DashboardView,
  args: { qr: appStoreQr, subscription, dashboard: mockHandle(states.ready) },
} satisfies Meta<typeof DashboardView>
export default meta
type Story = StoryObj<typeof meta>

/** The stored session has not been read yet. The layout is that of the loaded page. */
export const Loading: Story = {
  tags: ['DASH-03'],
  args: { dashboard: mockHandle(states.pending) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Loading...')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByText('ada@example.org')).not.toBeInTheDocument()
  }),
}

/** Signed out: the page redirects to sign-in. */
export const Redirecting: Story = {
  tags: ['DASH-04'],
  args: { dashboard: mockHandle(states['signed-out']) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please sign in first.')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
  }),
}

/** Signed in: profile, subscription and app link. */
export const Default: Story = {
  tags: ['DASH-01', 'DASH-02', 'DASH-08', 'DASH-09', 'DASH-11', 'DASH-12', 'DASH-13'],
  args: { dashboard: mockHandle(states.ready, { logout: fn() }) },
  play: check(async ({ canvas, step }) => {
    await step('greets the user and shows three cards', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ada Keller.')
      const cards = canvas.getAllByRole('heading', { level: 2 })
      await expect(cards.map((card) => card.textContent)).toEqual([
        'Profile',
        'Subscription',
        'Get the app. Take it outside.',
      ])
    })
    await step('shows user and plan', async () => {
      await expect(canvas.getByText('Email').nextSibling).toHaveTextContent('ada@example.org')
      await expect(canvas.getByText('Edit').nextSibling).toHaveTextContent(/^In the app$/)
      await expect(canvas.getByText('Free')).toBeVisible()
      await expect(canvas.getByText('Status').nextSibling).toHaveTextContent(/^active$/)
      await expect(canvas.getByText('Current period ends').nextSibling).toHaveTextContent(/^December 21, 2026$/)
      await expect(canvas.getByText('Billing').nextSibling).toHaveTextContent(/^In your app store$/)
    })
    await step('links to the app; Google Play is coming soon', async () => {
      await expect(
        canvas.getByText('The climbing happens in the app. Sign in there with the same email.'),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', summit.stores.appStore.url)
      await expect(canvas.queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument()
      await expect(canvas.getByText('Google Play')).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'QR code: opens Summit in the App Store' })).toBeVisible()
    })
  }),
}

/** Where the API creates accounts, the profile leads to the account page. */
export const WithAccountPage: Story = {
  tags: ['ACCOUNT-17'],
  parameters: { createsAccounts: true },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/account'),
  ),
}

/** Logged out here, while the server could not be reached. Shown where the host stays on the page. */
export const Error: Story = {
  args: { dashboard: mockHandle(states.error) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'You are logged out on this device. The server could not be reached.',
    ),
  ),
}

/** The Premium plan. No account of this site has it, because subscriptions are sold in the app (DASH-10). */
export const Premium: Story = {
  args: { subscription: { ...subscription, plan: 'premium' } },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible()
  }),
}

/** A stored user without a name, an email address, or both. */
export const NoNameOrEmail: Story = {
  args: { dashboard: mockHandle({ ...states.ready, user: { name: null, email: null } }) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hello\.$/)
    await expect(canvas.getByText('No name given')).toBeVisible()
    await expect(canvas.getByText('No email given')).toBeVisible()
  }),
}

/** A long name and email address. Markup in them is shown as text. */
export const LongText: Story = {
  args: {
    dashboard: mockHandle({
      ...states.ready,
      user: {
        name: 'Wolfeschlegelsteinhausenbergerdorff <b>von</b> Obergipfelberg-Niederwettersteinkogel',
        email: 'wolfeschlegelsteinhausenbergerdorff.obergipfelberg@niederwettersteinkogel.example.org',
      },
    }),
  },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<b>von</b>')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'es', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MovableClock } from '@summit/features/mocks/clock'
import { loginHandlers, logoutHandler, noDemoHandler, strangerHandler } from '@summit/features/mocks'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Stage, withClock } from './stage.tsx'

/** Signing in, with everything real but the network and the clock. */
const meta = {
  title: 'Flows/Sign in',
  loaders: [withClock],
  args: { path: '/auth/login' },
  render: ({ path }, { loaded, globals }) => (
    <Stage path={path} clock={clockIn(loaded)} elapsedMs={Number(globals['clock'])} />
  ),
  beforeEach: () => () => localStorage.clear(),
} satisfies Meta<{ path: string }>
export default meta
type Story = StoryObj<typeof meta>

/** From the field to the dashboard and out again. */
export const FromFieldToDashboard: Story = {
  tags: [
    'SIGNIN-10',
    'SIGNIN-11',
    'SIGNIN-12',
    'SIGNIN-13',
    'SIGNIN-14',
    'DASH-14',
    'DASH-15',
    'STORE-01',
    'STORE-02',
    'STORE-03',
  ],
  parameters: { msw: [noDemoHandler, strangerHandler, loginHandlers.success, logoutHandler] },
  play: async ({ canvas, loaded, step }) => {
    const clock = clockIn(loaded)
    await step('sign in', signIn)
    await step('the toast speaks, the two items are stored', async () => {
      await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible())
      await expect(screen.getByText('Welcome back to Summit')).toBeVisible()
      await expect(JSON.parse(localStorage.getItem('summit-user') ?? '')).toMatchObject({ name: 'Ada Keller' })
      await expect(localStorage.getItem('summit-token')).toBe('authenticated')
      await expect(localStorage).toHaveLength(2)
    })
    await step('a second later', async () => {
      clock.moveTo(999)
      await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { name: 'Hello, Ada Keller.' })).toBeVisible()
    })
    await step('log out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
      await expect(await canvas.findByText('You are at /')).toBeVisible()
      await expect(localStorage).toHaveLength(0)
    })
  },
}

/** The server says no, in its own words. */
export const Refused: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-16'],
  parameters: { msw: [noDemoHandler, strangerHandler, loginHandlers.refused] },
  play: () => fails('Too many attempts. Try again in 42 seconds.'),
}

/** The server says no and nothing else. */
export const RefusedInSilence: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-17'],
  parameters: { msw: [noDemoHandler, strangerHandler, loginHandlers.refusedInSilence] },
  play: () => fails('Invalid email or password'),
}

/** A proxy answers with a page. */
export const Unreadable: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-18'],
  parameters: { msw: [noDemoHandler, strangerHandler, loginHandlers.unreadable] },
  play: () => fails('Network error. Please try again.'),
}

/** The connection breaks. */
export const Unreachable: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-18'],
  parameters: { msw: [noDemoHandler, strangerHandler, loginHandlers.unreachable] },
  play: () => fails('Network error. Please try again.'),
}

/** Nobody is signed in: the dashboard sends to sign-in. */
export const DashboardWithoutSession: Story = {
  parameters: { msw: [noDemoHandler, strangerHandler] },
  tags: ['DASH-04', 'DASH-05'],
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'high and dry{Enter}')
}

/** A failed attempt: the toast says so, what was typed stays, and it can be tried again. */
async function fails(text: string) {
  await signIn()
  await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible())
  await expect(screen.getByText(text)).toBeVisible()
  await expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  await expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await expect(localStorage).toHaveLength(0)
}

function clockIn(loaded: Record<string, unknown>): MovableClock {
  // SAFETY: `withClock` is this file's only loader.
  return loaded['clock'] as MovableClock
}

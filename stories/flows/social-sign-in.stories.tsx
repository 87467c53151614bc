import type { Meta, StoryObj } from '@storybook/react-vite'
import { callbackHandlers, noDemoHandler, signedOutHandler, signedInHandler } from '@summit/features/mocks'
import { expect, userEvent } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'

/** The callback of Google and Apple sign-in. Network and clock are mocked. Starting it is a plain link. */
const meta = {
  title: 'Flows/Social sign-in',
  ...flow,
  args: { path: '/auth/google/callback?code=sample' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** From the provider's callback to the home page. */
export const Success: Story = {
  tags: ['CALLBACK-04', 'CALLBACK-08', 'CALLBACK-11', 'CALLBACK-16', 'CALLBACK-17', 'CALLS-03', 'CALLS-04'],
  parameters: { msw: [callbackHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('Google returns with a code: the visitor is signed in', async () => {
      await expect(await canvas.findByRole('heading', { name: 'You’re in' })).toBeVisible()
      await expect(JSON.parse(storage.read('summit-user') ?? '')).toMatchObject({ name: 'Ada Keller' })
      await expect(storage.read('summit-token')).toBe('authenticated')
    })
    await step('After 2 s the home page opens', async () => {
      clock.moveTo(1999)
      await expect(canvas.getByRole('heading', { name: 'You’re in' })).toBeVisible()
      clock.moveTo(2000)
      await expect(await canvas.findByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
    })
  },
}

/** The visitor or the provider refused. */
export const RefusedByVisitor: Story = {
  tags: ['CALLBACK-09', 'CALLBACK-18'],
  args: { path: '/auth/google/callback?error=access_denied' },
  play: async ({ canvas, step }) => {
    await step('Google returns with a refusal', async () => {
      await expect(await canvas.findByText('Authentication failed: access_denied')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Try Again' })).toBeVisible()
    })
  },
}

/** The callback has neither a code nor an error. */
export const Cancelled: Story = {
  tags: ['CALLBACK-10', 'CALLBACK-19'],
  args: { path: '/auth/callback?provider=apple' },
  play: async ({ canvas, step }) => {
    await step('Apple returns without a code', async () => {
      await expect(await canvas.findByText('No authorization code received')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Continue as Guest' })).toBeVisible()
    })
  },
}

/** The server refuses the code with a message. */
export const CodeExpired: Story = {
  tags: ['CALLBACK-12'],
  parameters: { msw: [callbackHandlers.refused] },
  play: async ({ canvas, loaded, step }) => {
    await step('Google returns with a code that has expired', async () => {
      await expect(await canvas.findByText('This sign-in has expired.')).toBeVisible()
      await expect(getFlowPorts(loaded).storage.items.size).toBe(0)
    })
  },
}

/** The success page by itself. */
export const SuccessPage: Story = {
  tags: ['SUCCESS-02', 'SUCCESS-05', 'SUCCESS-06'],
  args: { path: '/auth/success?provider=apple' },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('The page confirms the sign-in', async () => {
      await expect(await canvas.findByText('You signed in with Apple.')).toBeVisible()
    })
    await step('After 3 s the home page opens', async () => {
      clock.moveTo(2999)
      await expect(canvas.getByRole('heading', { name: 'Authentication Successful' })).toBeVisible()
      clock.moveTo(3000)
      await expect(await canvas.findByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
    })
  },
}

/** The server still has a session: one click signs in. */
export const ContinueAs: Story = {
  args: { path: '/auth/login' },
  parameters: { msw: [noDemoHandler, signedInHandler] },
  play: async ({ canvas, loaded, step }) => {
    const { storage } = getFlowPorts(loaded)
    const name = { name: 'Continue as Ada Keller' }
    await step('The page offers the account of the last visit', async () => {
      await expect(await canvas.findByRole('link', name)).toBeVisible()
      await expect(storage.items.size).toBe(0)
    })
    await step('Continue: the session is stored, and the dashboard opens', async () => {
      await userEvent.click(canvas.getByRole('link', name))
      await expect(storage.read('summit-token')).toBe('authenticated')
      await expect(await canvas.findByRole('heading', { name: 'Hello, Ada Keller.' })).toBeVisible()
    })
  },
}

/** The server has no session: no such link. */
export const NoKnownVisitor: Story = {
  args: { path: '/auth/login' },
  parameters: { msw: [noDemoHandler, signedOutHandler] },
  play: async ({ canvas, step }) => {
    await step('No account is offered', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: /^Continue as/ })).not.toBeInTheDocument()
    })
  },
}

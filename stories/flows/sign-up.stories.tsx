import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  noDemoHandler,
  outboxHandler,
  passkeyOptionsHandlers,
  resendHandlers,
  signedInHandler,
  signedOutHandler,
  signUpHandlers,
  verifyEmailHandlers,
} from '@summit/features/mocks'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'

/** Signing up: a demo, which sends no request, or for real. Network and clock are mocked. */
const meta = {
  title: 'Flows/Sign up',
  ...flow,
  args: { path: '/auth/signup' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** From the form to the toast and a cleared form. */
export const FromFormToToast: Story = {
  tags: ['SIGNUP-06', 'SIGNUP-11', 'SIGNUP-12', 'SIGNUP-13', 'SIGNUP-14'],
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('Fill in the form and create the account', () => fillIn('high and dry'))
    await step('After 1 s a toast welcomes the visitor', async () => {
      await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeVisible()
      clock.moveTo(999)
      await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeVisible()
      clock.moveTo(1000)
      await waitFor(() => expect(screen.getByText('Account created successfully!')).toBeVisible())
      await expect(screen.getByText("Welcome to Summit. Let's start your fitness journey.")).toBeVisible()
    })
    await step('The form is cleared and leads to the app; nothing is stored', async () => {
      await expect(canvas.getByLabelText('Full Name')).toHaveValue('')
      await expect(canvas.getByLabelText('Confirm Password')).toHaveValue('')
      await expect(canvas.getByRole('checkbox')).not.toBeChecked()
      // Its code may still be loading: the clock of this story is faster than the network.
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Now make it real' })).toHaveFocus())
      await expect(storage.items.size).toBe(0)
    })
  },
}

/** The passwords differ. */
export const PasswordsDiffer: Story = {
  tags: ['SIGNUP-09', 'SIGNUP-10'],
  play: async ({ canvas, step }) => {
    await step('Fill in the form with two different passwords', () => fillIn('high and dri'))
    await step('A toast and the field say so, and the form keeps its values', async () => {
      await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
      await expect(screen.getAllByText('Passwords do not match')).toHaveLength(2)
      await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
      await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled()
      await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ada Keller')
    })
  },
}

/** Where the API creates accounts: from the form by the mailed link to the dashboard. */
export const ByMailedLink: Story = {
  tags: ['ACCOUNT-01', 'ACCOUNT-07', 'ACCOUNT-08'],
  args: { path: '/auth/signup?next=/dashboard', createsAccounts: true },
  parameters: {
    msw: [signUpHandlers.success, resendHandlers.success, verifyEmailHandlers.success, outboxHandler, signedInHandler],
  },
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('Fill in the form: a link is mailed', async () => {
      await expect(canvas.queryByText(/demo/)).toBeNull()
      await fillIn('high and dry')
      await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expect(canvas.getByText('ada@example.org')).toBeVisible()
    })
    await step('After 60 s, ask for another mail', async () => {
      await expect(canvas.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
      // The countdown's next second begins once this one is rendered.
      await waitFor(async () => {
        clock.moveTo(clock.elapsed() + 60_000)
        await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled()
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await expect(await canvas.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
    })
    await step('The address was wrong: go back to the form, to correct it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
      await expect(await canvas.findByRole('button', { name: 'Create Account' })).toBeEnabled()
      await expect(canvas.getByLabelText('Email')).toHaveFocus()
      await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.org')
      await expect(storage.items.size).toBe(0)
    })
  },
}

/** The link of the mail, in the browser that signed up. */
export const OpeningTheLink: Story = {
  tags: ['ACCOUNT-04'],
  args: { path: '/auth/verify-email?token_hash=sample&type=signup', createsAccounts: true },
  parameters: { msw: [verifyEmailHandlers.success, signedInHandler] },
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('The address is verified, and the visitor signed in', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Your account is ready' })).toBeVisible()
      await expect([...storage.items.keys()]).toEqual(['summit-user', 'summit-token'])
    })
    await step('After 1 s the dashboard opens', async () => {
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    })
  },
}

/** The link of the mail, on another device: the visitor signs in there. */
export const OpeningTheLinkElsewhere: Story = {
  tags: ['ACCOUNT-05'],
  args: { path: '/auth/verify-email?token_hash=sample&type=signup', createsAccounts: true },
  parameters: { msw: [verifyEmailHandlers.elsewhere, noDemoHandler, signedOutHandler, passkeyOptionsHandlers.none] },
  play: async ({ canvas, loaded, step }) => {
    await step('The address is verified', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Email verified' })).toBeVisible()
      await expect(getFlowPorts(loaded).storage.items.size).toBe(0)
    })
    await step('A link leads to sign-in', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
      await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    })
  },
}

/** A link that was used before. */
export const ExpiredLink: Story = {
  args: { path: '/auth/verify-email?token_hash=sample&type=signup', createsAccounts: true },
  parameters: { msw: [verifyEmailHandlers.expired] },
  play: async ({ canvas, step }) => {
    await step('The page says so, and leads back to sign-up', async () => {
      await expect(await canvas.findByText(/This link is invalid or has expired/)).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'Sign up again' }))
      await expect(await canvas.findByRole('button', { name: 'Create Account' })).toBeEnabled()
    })
  },
}

async function fillIn(confirmation: string) {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ada Keller')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'high and dry')
  await userEvent.type(screen.getByLabelText('Confirm Password'), confirmation)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

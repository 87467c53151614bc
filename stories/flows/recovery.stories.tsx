import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import {
  forgotPasswordHandlers,
  noDemoHandler,
  outboxHandler,
  signedOutHandler,
  updatePasswordHandlers,
  verifyHandlers,
} from '@summit/features/mocks'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts, type FlowPorts } from './flow-harness.tsx'

const link = '/auth/confirm?token_hash=sample&type=recovery&next=/auth/update-password'

/** Password recovery. Network and clock are mocked. */
const meta = {
  title: 'Flows/Recovery',
  ...flow,
  args: { path: '/auth/forgot-password' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Requests the mail, and another one a minute later. */
export const AskingForTheMail: Story = {
  tags: ['FORGOT-02', 'FORGOT-03', 'FORGOT-04', 'FORGOT-06', 'FORGOT-09', 'CALLS-05'],
  parameters: { msw: [forgotPasswordHandlers.success, outboxHandler] },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('Enter an incomplete email address: the field says so', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'ada@{Enter}')
      await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
      await expect(canvas.getByLabelText('Email')).toHaveFocus()
    })
    await step('Complete it: the mail is sent, and a toast confirms it', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'example.org{Enter}')
      await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible()
      await waitFor(() => expect(screen.getByText('Email sent!')).toBeVisible())
      await expect(screen.getByText('Check your inbox for password reset instructions.')).toBeVisible()
      await expect(canvas.getByText('ada@example.org')).toBeVisible()
    })
    await step('On a development server, a link opens the mail', async () => {
      await expect(await canvas.findByRole('link', { name: 'See the mail' })).toHaveAttribute('href', '/outbox')
    })
    await step('After 60 s, ask for another mail', async () => {
      await expect(canvas.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
      clock.moveTo(1000)
      await expect(await canvas.findByRole('button', { name: 'Send again in 59 s' })).toBeDisabled()
      // The countdown's next second begins once this one is rendered.
      await waitFor(async () => {
        clock.moveTo(clock.elapsed() + 60_000)
        await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled()
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await expect(await canvas.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
    })
  },
}

/** From the link in the mail to signing in with the new password. */
export const FromMailToSignIn: Story = {
  tags: [
    'CONFIRM-01',
    'CONFIRM-03',
    'CONFIRM-06',
    'CONFIRM-09',
    'CONFIRM-10',
    'UPDATE-03',
    'UPDATE-13',
    'UPDATE-16',
    'UPDATE-19',
    'UPDATE-21',
    'UPDATE-22',
    'STORE-09',
    'CALLS-06',
    'CALLS-07',
    'CALLS-08',
  ],
  args: { path: link },
  parameters: {
    msw: [verifyHandlers.success, updatePasswordHandlers.success, noDemoHandler, signedOutHandler],
  },
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage, tabStorage } = getFlowPorts(loaded)
    await step('Open the link of the mail: it is verified', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Verified!' })).toBeVisible()
      for (const key of tabStorage.items.keys()) await expect(key).toMatch(/^summit-recovery-/)
      await expect(storage.items.size).toBe(0)
    })
    await step('After 1 s the form for a new password opens', async () => {
      clock.moveTo(999)
      await expect(canvas.getByRole('heading', { name: 'Verified!' })).toBeVisible()
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { name: 'Set New Password' })).toBeVisible()
      await expect(canvas.getByText('ada@example.org')).toBeVisible()
    })
    await step('Enter a short password and a different one: both fields say so', async () => {
      await userEvent.type(canvas.getByLabelText('New Password'), 'high')
      await userEvent.type(canvas.getByLabelText('Confirm Password'), 'dry{Enter}')
      await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible()
      await expect(canvas.getByText('Passwords do not match')).toBeVisible()
      await expect(canvas.getByLabelText('New Password')).toHaveFocus()
    })
    await step('Enter a good password twice: it is saved, and the recovery session removed', async () => {
      await userEvent.type(canvas.getByLabelText('New Password'), ' and dry')
      await userEvent.clear(canvas.getByLabelText('Confirm Password'))
      await userEvent.type(canvas.getByLabelText('Confirm Password'), 'high and dry{Enter}')
      await expect(await canvas.findByRole('heading', { name: 'Password Updated!' })).toBeVisible()
      await expect(tabStorage.items.size).toBe(0)
    })
    await step('After 3 s the sign-in page opens', async () => {
      clock.moveTo(3999)
      await expect(canvas.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
      clock.moveTo(4000)
      await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    })
  },
}

/** The link was used, has expired or is forged; the service does not distinguish. */
export const ExpiredLink: Story = {
  tags: ['CONFIRM-13', 'CONFIRM-19', 'CONFIRM-20'],
  args: { path: link },
  parameters: { msw: [verifyHandlers.expired] },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('Open an expired link: the page says so', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Verification Failed' })).toBeVisible()
      await expect(canvas.getByText('Email link is invalid or has expired')).toBeVisible()
    })
    await step('After 2 s the page to ask for another one opens, with the reason in a toast', async () => {
      clock.moveTo(1999)
      await expect(canvas.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
      clock.moveTo(2000)
      await expect(await canvas.findByRole('heading', { name: 'Lost the way in?' })).toBeVisible()
      await waitFor(() => expect(screen.getByText('Email link is invalid or has expired')).toBeVisible())
    })
  },
}

/** The service does not answer: after 15 s the page shows an error. */
export const LinkTimeout: Story = {
  tags: ['CONFIRM-14'],
  args: { path: link },
  parameters: { msw: [verifyHandlers.pending] },
  beforeEach: ({ loaded }) => void spyOn(getFlowPorts(loaded).clock, 'after'),
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('Open a link; the service does not answer', async () => {
      // The 15 s start with the call, which waits for its lazily loaded code.
      await waitFor(() => expect(clock.after).toHaveBeenCalledWith(15_000, expect.any(Function)))
      await expect(canvas.getByRole('heading', { name: 'Verifying...' })).toBeVisible()
    })
    await step('After 15 s the page gives up', async () => {
      clock.moveTo(14_999)
      await expect(canvas.getByRole('heading', { name: 'Verifying...' })).toBeVisible()
      clock.moveTo(15_000)
      await expect(await canvas.findByText('Verification failed')).toBeVisible()
    })
  },
}

/** The page was opened without a link. */
export const NoLink: Story = {
  tags: ['UPDATE-04', 'UPDATE-05'],
  args: { path: '/auth/update-password?type=recovery' },
  play: async ({ canvas, step }) => {
    await step('Open the page without a link', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
    })
  },
}

/** The server refuses the new password with a message. The form stays. */
export const PasswordRefused: Story = {
  tags: ['UPDATE-23', 'UPDATE-24', 'CALLS-12'],
  args: { path: link },
  parameters: { msw: [verifyHandlers.success, updatePasswordHandlers.refused] },
  play: (context) => setPassword(context, 'New password should be different from the old password.'),
}

/** The session ends between opening the form and submitting it. */
export const SessionExpired: Story = {
  tags: ['UPDATE-26'],
  args: { path: link },
  parameters: { msw: [verifyHandlers.success] },
  play: (context) => setPassword(context, 'No active session found', ({ tabStorage }) => tabStorage.items.clear()),
}

/** The server refuses to send the mail, with a message. */
export const MailRefused: Story = {
  tags: ['FORGOT-10', 'FORGOT-11'],
  parameters: { msw: [forgotPasswordHandlers.refused, noDemoHandler] },
  play: (context) => asksInVain(context, 'Too many requests. Try again in 15 minutes.'),
}

/** Another tab sets the password while this one waits for the mail. */
export const ChangedInAnotherTab: Story = {
  parameters: { msw: [forgotPasswordHandlers.success, noDemoHandler] },
  play: async ({ canvas, step }) => {
    await step('Ask for the mail', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}')
      await canvas.findByRole('heading', { name: 'Check your email' })
    })
    await step('Another tab sets the password: this one leads back to sign-in', async () => {
      const otherTab = new BroadcastChannel('summit-password')
      otherTab.postMessage('ada@example.org')
      await expect(await canvas.findByRole('heading', { name: 'Password Updated!' })).toBeVisible()
      otherTab.close()
      await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth/login')
    })
  },
}

async function asksInVain({ canvas, step }: Pick<StoryContext, 'canvas' | 'step'>, text: string) {
  await step('Ask for the mail', () => userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}'))
  await step('A toast and the form say why it failed, and the form keeps the email address', async () => {
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
    await expect(screen.getAllByText(text)).toHaveLength(2)
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.org')
    const button = canvas.getByRole('button', { name: 'Send Reset Link' })
    await expect(button).toBeEnabled()
    await expect(button).toHaveAccessibleDescription(text)
  })
}

/** Opens the link, sets a password and expects a failure. */
async function setPassword(
  { canvas, loaded, step }: Pick<StoryContext, 'canvas' | 'loaded' | 'step'>,
  text: string,
  meanwhile: (ports: FlowPorts) => void = () => {},
) {
  const ports = getFlowPorts(loaded)
  await step('Open the link of the mail', async () => {
    await canvas.findByRole('heading', { name: 'Verified!' })
  })
  await step('After 1 s, enter a new password twice', async () => {
    ports.clock.moveTo(1000)
    await userEvent.type(await canvas.findByLabelText('New Password'), 'high and dry')
    meanwhile(ports)
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'high and dry')
  })
  await step('Send it: a toast and the form say why it failed', async () => {
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
    await expect(screen.getAllByText(text)).toHaveLength(2)
    const button = canvas.getByRole('button', { name: 'Update Password' })
    await expect(button).toBeEnabled()
    await expect(button).toHaveAccessibleDescription(text)
  })
}

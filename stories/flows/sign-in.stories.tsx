import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import {
  confirmSignInHandlers,
  loginHandlers,
  logoutHandler,
  noDemoHandler,
  outboxHandler,
  passkeyOptionsHandlers,
  sendCodeHandlers,
  signedOutHandler,
  signInWithCodeHandlers,
  signInWithPasskeyHandlers,
} from '@summit/features/mocks'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'

/** Signing in. Network and clock are mocked. */
const meta = {
  title: 'Flows/Sign in',
  ...flow,
  args: { path: '/auth/login' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Signs in with a mailed code, where the API creates accounts. */
export const WithMailedCode: Story = {
  tags: ['ACCOUNT-25'],
  args: { path: '/auth/login', createsAccounts: true },
  parameters: {
    msw: [
      outboxHandler,
      signedOutHandler,
      passkeyOptionsHandlers.none,
      sendCodeHandlers.success,
      signInWithCodeHandlers.success,
      logoutHandler,
    ],
  },
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('A link leads to the form, which sends a code', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Email me a code instead' }))
      await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.org{Enter}')
      await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    })
    await step('The last digit of the code signs in', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
      await userEvent.keyboard('123456')
      await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible())
      await expect([...storage.items.keys()]).toEqual(['summit-user', 'summit-token'])
    })
    await step('After 1 s the dashboard opens', async () => {
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    })
  },
}

/** Signs in with a password and a code of the authenticator app. */
export const WithTwoFactor: Story = {
  tags: ['ACCOUNT-31'],
  args: { path: '/auth/login', createsAccounts: true },
  parameters: {
    msw: [
      noDemoHandler,
      signedOutHandler,
      passkeyOptionsHandlers.none,
      loginHandlers.twoFactor,
      confirmSignInHandlers.success,
      logoutHandler,
    ],
  },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('The right password leads to a second step', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.org')
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}')
      await expect(await canvas.findByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
    })
    await step('The last digit of the code signs in', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
      await userEvent.keyboard('123456')
      await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible())
    })
    await step('After 1 s the dashboard opens', async () => {
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    })
  },
}

/** Signs in with a passkey, where the API creates accounts. The browser's prompt is mocked. */
export const WithPasskey: Story = {
  tags: ['ACCOUNT-29'],
  args: { path: '/auth/login', createsAccounts: true },
  parameters: {
    msw: [
      noDemoHandler,
      signedOutHandler,
      passkeyOptionsHandlers.success,
      signInWithPasskeyHandlers.success,
      logoutHandler,
    ],
  },
  beforeEach: () => {
    const bytes = new ArrayBuffer(4)
    const passkey = {
      id: 'AAAAAA',
      rawId: bytes,
      type: 'public-key',
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
      getClientExtensionResults: () => ({}),
    }
    const get = spyOn(navigator.credentials, 'get').mockImplementation((options) =>
      options?.mediation === 'conditional' ? new Promise(() => {}) : Promise.resolve(passkey),
    )
    return () => get.mockRestore()
  },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('A button signs in with the passkey that the visitor chooses', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue with a passkey' }))
      await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible())
    })
    await step('After 1 s the dashboard opens', async () => {
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    })
  },
}

/** Signs in, reaches the dashboard and signs out. */
export const FromFormToDashboard: Story = {
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
  parameters: { msw: [noDemoHandler, signedOutHandler, loginHandlers.success, logoutHandler] },
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('Enter email and password, and press Enter', signIn)
    await step('A toast greets the visitor, and the session is stored', async () => {
      await waitFor(() => expect(screen.getByText('Login successful!')).toBeVisible())
      await expect(screen.getByText('Welcome back to Summit')).toBeVisible()
      await expect(JSON.parse(storage.read('summit-user') ?? '')).toMatchObject({ name: 'Ada Keller' })
      await expect(storage.read('summit-token')).toBe('authenticated')
      await expect(storage.items.size).toBe(2)
    })
    await step('After 1 s the dashboard opens', async () => {
      clock.moveTo(999)
      await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      clock.moveTo(1000)
      await expect(await canvas.findByRole('heading', { name: 'Hello, Ada Keller.' })).toBeVisible()
    })
    await step('Log out: the session is removed, and the home page opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
      await expect(await canvas.findByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
      await expect(storage.items.size).toBe(0)
    })
  },
}

/** The server refuses with a message, and says how long to wait. */
export const TooManyAttempts: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-16', 'ACCOUNT-13'],
  parameters: { msw: [noDemoHandler, signedOutHandler, loginHandlers.refused] },
  play: async ({ canvas, loaded, step }) => {
    const { clock } = getFlowPorts(loaded)
    await step('Enter email and password, and press Enter', signIn)
    await step('A toast has the message of the server, and the form counts down', async () => {
      await waitFor(() => expect(screen.getByText('Too many attempts. Try again in 42 seconds.')).toBeVisible())
      const button = canvas.getByRole('button', { name: 'Sign In' })
      await expect(button).toHaveAccessibleDescription('Too many attempts. Try again in 42 s.')
    })
    await step('After the time there is no error any more', async () => {
      // The countdown's next second begins once this one is rendered.
      await waitFor(async () => {
        clock.moveTo(clock.elapsed() + 60_000)
        await expect(canvas.queryByText(/Try again in \d+ s/)).toBeNull()
      })
    })
  },
}

/** The server refuses without a message. */
export const WrongPassword: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-17'],
  parameters: { msw: [noDemoHandler, signedOutHandler, loginHandlers.refusedWithoutMessage] },
  play: (context) => fails(context, 'Invalid email or password'),
}

/** A proxy answers with HTML. */
export const UnreadableAnswer: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-18'],
  parameters: { msw: [noDemoHandler, signedOutHandler, loginHandlers.unreadable] },
  play: (context) => fails(context, 'Network error. Please try again.'),
}

/** The network fails. */
export const NoConnection: Story = {
  tags: ['SIGNIN-15', 'SIGNIN-18'],
  parameters: { msw: [noDemoHandler, signedOutHandler, loginHandlers.unreachable] },
  play: (context) => fails(context, 'Network error. Please try again.'),
}

/** The dashboard redirects to sign-in when signed out. */
export const DashboardSignedOut: Story = {
  parameters: { msw: [noDemoHandler, signedOutHandler] },
  tags: ['DASH-04', 'DASH-05'],
  args: { path: '/dashboard' },
  play: ({ canvas, step }) =>
    step('The sign-in page opens instead', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    }),
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'high and dry{Enter}')
}

/** Submits and expects a failure: a toast, the values kept, and a form that can be sent again. */
async function fails({ loaded, step }: Pick<StoryContext, 'loaded' | 'step'>, text: string) {
  await step('Enter email and password, and press Enter', signIn)
  await step('A toast and the form say why it failed, and the form keeps the email address', async () => {
    await waitFor(() => expect(screen.getByText('Login failed')).toBeVisible())
    const button = screen.getByRole('button', { name: 'Sign In' })
    await expect(button).toHaveAccessibleDescription(text)
    await expect(screen.getAllByText(text)).toHaveLength(2)
    await expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    await expect(button).toBeEnabled()
    await expect(getFlowPorts(loaded).storage.items.size).toBe(0)
  })
}

import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import {
  capabilitiesHandlers,
  changeEmailHandlers,
  changeNameHandlers,
  changePasswordHandlers,
  confirmEmailChangeHandlers,
  deleteAccountHandlers,
  enableTwoFactorHandlers,
  exportDataHandlers,
  identitiesHandlers,
  loginHandlers,
  newTwoFactorHandlers,
  noDemoHandler,
  passkeyOptionsHandlers,
  passkeysHandlers,
  removePasskeyHandler,
  sessionsHandlers,
  signedOutHandler,
  twoFactorHandlers,
  unlinkIdentityHandler,
} from '@summit/features/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'

const signedOut = [
  noDemoHandler,
  signedOutHandler,
  loginHandlers.success,
  passkeyOptionsHandlers.none,
  passkeysHandlers.one,
  identitiesHandlers.one,
  twoFactorHandlers.off,
  sessionsHandlers.two,
  capabilitiesHandlers.all,
]

/** What a user changes in the account. Network and clock are mocked. */
const meta = {
  title: 'Flows/Account',
  ...flow,
  args: { path: '/account', createsAccounts: true },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Signs in on the way to the account page, and replaces the password. */
export const ChangingThePassword: Story = {
  tags: ['ACCOUNT-14', 'ACCOUNT-17'],
  parameters: { msw: [...signedOut, changePasswordHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Enter a new password that is too short: the field says so', async () => {
      await submit(canvas, 'correct horse', 'short')
      await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
        'Password must be at least 8 characters',
      )
    })
    await step('Enter a longer one: it is changed, and the form is empty', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), ' and dry{Enter}')
      await expect((await screen.findAllByText('Password changed'))[0]).toBeVisible()
      await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''))
    })
  },
}

/** Changes the email address, with a code from each of the two. */
export const ChangingTheEmail: Story = {
  tags: ['ACCOUNT-26'],
  parameters: { msw: [...signedOut, changeEmailHandlers.success, confirmEmailChangeHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Enter the new address and the password: codes are sent', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'New email' }), 'ada.keller@example.com')
      await userEvent.type(canvas.getByLabelText('Your password'), 'correct horse{Enter}')
      await waitFor(() => expect(canvas.getByLabelText('Code sent to ada@example.org')).toHaveFocus())
    })
    await step('Enter both: the address is changed', async () => {
      await userEvent.keyboard('123456')
      await userEvent.type(canvas.getByLabelText('Code sent to ada.keller@example.com'), '654321{Enter}')
      await waitFor(() => expect(screen.getAllByText('Email address changed')[0]).toBeVisible())
    })
  },
}

/** Removes a passkey. */
export const RemovingAPasskey: Story = {
  tags: ['ACCOUNT-28'],
  parameters: { msw: [...signedOut, removePasskeyHandler] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Press “Remove” beside the passkey: a dialog asks', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove the passkey of Safari on macOS' }))
      await expect(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' })).toBeVisible()
    })
    await step('Enter the password and press “Remove passkey”: it is removed', async () => {
      await userEvent.type(within(screen.getByRole('alertdialog')).getByLabelText('Account password'), 'correct horse')
      await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }))
      await waitFor(() => expect(canvas.getByText('The passkey was removed.')).toBeVisible())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
  },
}

/** Removes Google from the ways to sign in. */
export const RemovingGoogle: Story = {
  name: 'Removing Google sign-in',
  tags: ['ACCOUNT-36'],
  parameters: { msw: [...signedOut, unlinkIdentityHandler] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Press “Remove” beside Google: a dialog asks', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Google' }))
      await expect(await screen.findByRole('alertdialog', { name: 'Remove Google?' })).toBeVisible()
    })
    await step('Enter the password and press “Remove Google”: it is removed, and can be linked', async () => {
      const dialog = within(screen.getByRole('alertdialog'))
      await userEvent.type(dialog.getByLabelText('Account password'), 'correct horse')
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Google' }))
      await waitFor(() => expect(canvas.getByText('Google was removed.')).toBeVisible())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(canvas.getByRole('button', { name: 'Link Google' })).toBeVisible()
    })
  },
}

/** Enables two-factor authentication, and keeps the recovery codes. */
export const EnablingTwoFactor: Story = {
  tags: ['ACCOUNT-30', 'ACCOUNT-32'],
  parameters: { msw: [...signedOut, newTwoFactorHandlers.success, enableTwoFactorHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Enter the password: a QR code and its key appear', async () => {
      const button = await canvas.findByRole('button', { name: 'Set up two-factor authentication' })
      await userEvent.type(canvas.getByLabelText('Password of your account'), 'correct horse')
      await userEvent.click(button)
      await expect(await canvas.findByRole('img', { name: /^QR code that adds/ })).toBeVisible()
    })
    await step('Enter the code of the app: the recovery codes appear', async () => {
      await userEvent.type(canvas.getByLabelText('Code of the app'), '123456')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus())
      await expect(canvas.getByText('k7m2p-x4qrt')).toBeVisible()
    })
    await step('Press “I have kept them”: they are gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }))
      await waitFor(() => expect(canvas.queryByText('k7m2p-x4qrt')).not.toBeInTheDocument())
    })
  },
}

/** Changes the name. */
export const ChangingTheName: Story = {
  tags: ['ACCOUNT-23'],
  parameters: { msw: [...signedOut, changeNameHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Enter another name: it is saved', async () => {
      const field = await canvas.findByRole('textbox', { name: 'Name' })
      await userEvent.clear(field)
      await userEvent.type(field, 'Ada Byron{Enter}')
      await waitFor(() => expect(screen.getAllByText('Name saved')[0]).toBeVisible())
      await expect(field).toHaveValue('Ada Byron')
    })
  },
}

/** Downloads the data. */
export const DownloadingTheData: Story = {
  tags: ['ACCOUNT-24'],
  parameters: { msw: [...signedOut, exportDataHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Press “Download”: the file is saved', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download' }))
      await expect(await canvas.findByText('The file is in your downloads.')).toBeVisible()
    })
  },
}

/** The session has ended at the server: by a new password in another browser, for example. */
export const SessionEnded: Story = {
  tags: ['ACCOUNT-43'],
  parameters: { msw: [...signedOut, changeNameHandlers.signedOut] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Save the name: sign-in opens, which leads back here', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
      await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    })
  },
}

/** The current password is wrong. */
export const WrongPassword: Story = {
  tags: ['ACCOUNT-16'],
  parameters: { msw: [...signedOut, changePasswordHandlers.wrongPassword] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Enter a wrong password: the field says so, and nothing is lost', async () => {
      await submit(canvas, 'wrong', 'high and dry')
      await waitFor(() =>
        expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
          'This is not your current password.',
        ),
      )
      await expect(canvas.getByLabelText('New password')).toHaveValue('high and dry')
    })
  },
}

/** Deletes the account. */
export const DeletingTheAccount: Story = {
  tags: ['ACCOUNT-20', 'ACCOUNT-22'],
  parameters: { msw: [...signedOut, deleteAccountHandlers.success] },
  play: async ({ canvas, loaded, step }) => {
    await step('Open the account page, signed out: sign-in leads back to it', () => signIn(canvas, loaded))
    await step('Press “Delete account…”: a dialog asks for the password', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete account…' }))
      await expect(await screen.findByRole('alertdialog')).toBeVisible()
    })
    await step('Enter it: the account will be deleted, and the home page opens, signed out', async () => {
      await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
      await waitFor(() => expect(screen.getAllByText('Your account will be deleted')[0]).toBeVisible())
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Your account' })).not.toBeInTheDocument())
    })
  },
}

async function signIn(canvas: StoryContext['canvas'], loaded: Record<string, unknown>) {
  await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}')
  const { clock } = getFlowPorts(loaded)
  await waitFor(async () => {
    clock.moveTo(clock.elapsed() + 1000)
    await expect(canvas.getByRole('heading', { name: 'Your account' })).toBeVisible()
  })
}

async function submit(canvas: StoryContext['canvas'], current: string, password: string) {
  await userEvent.type(await canvas.findByLabelText('Current password'), current)
  await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`)
}

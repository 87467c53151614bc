import { uniqueAddress } from './support/account.ts'
import { waitForMail } from './support/mail.ts'
import { addAuthenticator, enableTwoFactor, findLink, password, signUp } from './support/real-accounts.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { expect, hydrate, test } from './support/test.ts'

test.use({ expectedMessages: [/Failed to load resource/] })

const servers: RunningServer[] = []
test.afterAll(() => Promise.all(servers.map((server) => server.stop())))

/** Starts a server with accounts. Returns its origin. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const server = await startServer({ ACCOUNTS: 'real', ...env })
  servers.push(server)
  return server.origin
}

// From sign-up by mail through passkey and authenticator to deletion.
test('ACCOUNT-01 ACCOUNT-20 ACCOUNT-28 ACCOUNT-30 with Supabase Auth, too', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(150_000)
  // Another server's embedded service stands in for it.
  const service = await start()
  const keys = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_KEY: 'sb_secret_service' }
  const origin = await start({ SUPABASE_URL: service, ...keys })
  const email = uniqueAddress('ada')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await page.goto(`${origin}/auth/login?next=/account`)
    await hydrate(page)
  }
  await addAuthenticator(page)

  await test.step('sign-up by mail', async () => {
    await signUp(page, origin, email, '?next=/account')
    const { search } = new URL(await findLink(page, service, email))
    await page.goto(`${origin}/auth/verify-email${search}`)
    await expect(page).toHaveURL(`${origin}/account`)
  })
  await test.step('a passkey, which signs in', async () => {
    await page.getByLabel('Account password').fill(password)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('The passkey was added.').first()).toBeVisible()
    await signOut()
    await page.getByRole('button', { name: 'Continue with a passkey' }).click()
    await expect(page).toHaveURL(`${origin}/account`)
  })
  const { app, recoveryCodes } = await test.step('an authenticator app', () => enableTwoFactor(page))
  await test.step('its code after the password', async () => {
    await signOut()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await expect(page).toHaveURL(`${origin}/account`)
  })
  await test.step('deletion, with the password and a recovery code', async () => {
    // Parts that arrive above the button move it.
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await waitForMail(page, email, 'will be deleted', origin)
    await page.goto(`${origin}/account`)
    await expect(page).toHaveURL(`${origin}/auth/login?next=%2Faccount`)
  })
})

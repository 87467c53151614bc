import { expect, test, type Page } from '@playwright/test'
import { startAccountsApi } from './accounts-api.ts'
import { email, expectSignedIn, setPassword, signIn, signUp } from './account.ts'
import { visitAdapted } from './adapted.ts'

const port = Number(process.env.E2E_PORT ?? 4100) + 72
const origin = `http://localhost:${port}`
const authOrigin = `http://localhost:${port + 1}`
const [firstPassword, secondPassword] = ['unusual horse', 'unusual staple']

test.use({ baseURL: origin })

test("supabase: an account with Supabase's client, from sign-up to a new password", async ({ page }) => {
  const closeApi = await startAccountsApi(port + 1, origin)
  const env = { ...process.env, LOCAL_AUTH_ORIGIN: authOrigin }
  try {
    await visitAdapted(page, { name: 'supabase', adapter: ['src/auth.ts'], port, env }, () => visit(page))
  } finally {
    await closeApi()
  }
})

async function visit(page: Page) {
  const expectRefused = (message: RegExp) =>
    expect(page.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription(message)

  await test.step('sign up', async () => {
    await page.goto('/auth/signup')
    await signUp(page, 'password')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Password is too weak/)
    await signUp(page, firstPassword)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  })
  await test.step('no sign-in before the address is verified', async () => {
    await page.goto('/auth/login')
    await signIn(page, firstPassword)
    await expectRefused(/Email not confirmed/)
  })
  await test.step('the mailed link signs in', async () => {
    await page.goto(await mailedLink('/auth/verify-email'))
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
    await page.reload()
    await expectSignedIn(page)
  })
  await test.step('logging out in another tab ends it here too', async () => {
    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL('/auth/login')
    await expect(page).toHaveURL('/auth/login')
    await other.close()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
  await test.step('a wrong password, and the right one', async () => {
    await signIn(page, 'wrong password')
    await expectRefused(/Invalid login credentials/)
    await signIn(page, firstPassword)
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
  })
  await test.step('a session alone sets no password', async () => {
    await page.goto('/auth/update-password')
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  })
  await test.step('a new password', async () => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.goto(await mailedLink('/auth/confirm'))
    await setPassword(page, secondPassword)
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, firstPassword)
    await expectRefused(/Invalid login credentials/)
    await signIn(page, secondPassword)
    await expectSignedIn(page)
  })
  await test.step('log out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/auth/login')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth/login')
  })
}

/** The link to a page in the newest mail that has one, once it has been sent. */
async function mailedLink(path: string): Promise<string> {
  const find = async () => {
    const response = await fetch(`${authOrigin}/outbox.json`)
    // SAFETY: what the API answers, with the newest mail first.
    const mails = (await response.json()) as { text: string }[]
    return (
      mails.flatMap(({ text }) => text.match(/http\S+/g) ?? []).find((link) => link.startsWith(origin + path)) ?? ''
    )
  }
  await expect.poll(find).not.toBe('')
  return find()
}

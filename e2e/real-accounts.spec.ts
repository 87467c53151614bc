import type { Page, Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { uniqueAddress } from './support/account.ts'
import { waitForMail } from './support/mail.ts'
import {
  addAuthenticator,
  createSession,
  enableTwoFactor,
  findLink,
  password,
  signUp,
} from './support/real-accounts.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { expect, hydrate, storedSession, test } from './support/test.ts'

/** A site where visitors create accounts. */
let site: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startServer({ ACCOUNTS: 'real' })
})
test.afterAll(() => site.stop())

test.use({ expectedMessages: [/Failed to load resource/] })

/** Opens the account page of a user who has just signed up. Returns the address of the account. */
async function openAccount(page: Page) {
  const email = await createSession(page, site.origin)
  await page.goto(`${site.origin}/account`)
  return email
}

test('ACCOUNT-01 ACCOUNT-04 with ACCOUNTS=real, signing up leads by the mailed link to the page that the visitor wanted, signed in', async ({
  page,
}) => {
  const email = uniqueAddress('ada')
  await signUp(page, site.origin, email, '?next=/pricing')
  await expect(page.getByText(/demo/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the mail' })).toHaveAttribute('href', '/outbox')
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  expect(await storedSession(page)).toEqual({ token: null, user: null })

  const link = await findLink(page, site.origin, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/pricing`)
  expect((await storedSession(page)).token).toBe('authenticated')
  await page.goto(`${site.origin}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/pricing`)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText('This link is invalid or has expired. Please sign up again.')).toBeVisible()
})

test('with ACCOUNTS=real, signing up succeeds after it failed while the device was offline', async ({ page }) => {
  const code = [/sign-up-call-/, /connected-verification-/].map((file) => page.waitForResponse(file))
  await page.goto(`${site.origin}/auth/signup`)
  await hydrate(page)
  await Promise.all(code)
  await page.getByLabel('Full Name').fill('Ada Keller')
  await page.getByLabel('Email', { exact: true }).fill(uniqueAddress('ada'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  const submit = page.getByRole('button', { name: 'Create Account' })
  await page.context().setOffline(true)
  await submit.click()
  await expect(submit).toHaveAccessibleDescription('Network error. Please try again.')
  await page.context().setOffline(false)
  await submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
})

test('ACCOUNT-25 ACCOUNT-26 with ACCOUNTS=real, a mailed code signs in, and leads to the page that the visitor wanted, where the address changes', async ({
  page,
}) => {
  const email = await createSession(page, site.origin)
  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login?next=/account`)
  await hydrate(page)
  await page.getByRole('link', { name: 'Email me a code instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with a code' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  const { subject } = await waitForMail(page, email, 'is your Summit code', site.origin)
  await page.keyboard.type(subject.slice(0, 6))
  await expect(page).toHaveURL(`${site.origin}/account`)

  const newEmail = uniqueAddress('keller')
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send codes' }).click()
  for (const address of [email, newEmail]) {
    const mail = await waitForMail(page, address, 'confirms your new Summit address', site.origin)
    await page.getByLabel(`Code sent to ${address}`).fill(mail.subject.slice(0, 6))
  }
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('main').getByText('Email address changed')).toBeVisible()
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible()
})

test('ACCOUNT-34 ACCOUNT-35 ACCOUNT-38 with ACCOUNTS=real, Google is linked, and signs in to the same account', async ({
  page,
}) => {
  const email = await openAccount(page)
  const address = uniqueAddress('ada-at-google')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Google' })
  const chooseAtGoogle = async () => {
    await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible()
    await page.getByLabel('Name').fill('Ada at Google')
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Sign in with this address' }).click()
  }

  await page.getByRole('button', { name: 'Link Google' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Link Google?' })
  await dialog.getByLabel('Account password').fill(password)
  await dialog.getByRole('button', { name: 'Continue to Google' }).click()
  await chooseAtGoogle()
  await expect(page.getByRole('heading', { name: 'Google is linked' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/account`)
  await expect(row).toContainText(address)

  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login`)
  const google = page.getByRole('link', { name: 'Continue with Google' })
  await google.click()
  await chooseAtGoogle()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
  await page.goto(`${site.origin}/auth/login`)
  await expect(google).toHaveAccessibleDescription('Last used')
  await page.goto(`${site.origin}/account`)
  await expect(page.getByText(email)).toBeVisible()
})

test('ACCOUNT-28 ACCOUNT-29 with ACCOUNTS=real, a passkey signs in from the field, until it is removed', async ({
  page,
}) => {
  await addAuthenticator(page)
  await openAccount(page)
  await page.getByLabel('Account password').fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.').first()).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('autofill', 'yes'))
  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login?next=/account`)
  await expect(page).toHaveURL(`${site.origin}/account`)

  await page.getByRole('button', { name: /^Remove the passkey of Chrome/ }).click()
  await page.getByRole('alertdialog').getByLabel('Account password').fill(password)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('The passkey was removed.')).toBeFocused()
  await page.evaluate(() => sessionStorage.removeItem('autofill'))
  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login`)
  await hydrate(page)
  const button = page.getByRole('button', { name: 'Continue with a passkey' })
  await button.click()
  await expect(button).toHaveAccessibleDescription('This passkey could not be used. Please try again.')
})

test('ACCOUNT-31 ACCOUNT-32 ACCOUNT-40 with ACCOUNTS=real, a recovery code is the second step of signing in, until it is turned off', async ({
  page,
}) => {
  const email = await openAccount(page)
  const { used, recoveryCodes } = await enableTwoFactor(page)
  const [recoveryCode = '', anotherCode = ''] = recoveryCodes

  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login?next=/account`)
  await hydrate(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site.origin}/auth/two-factor?next=%2Faccount`)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['summit_second_step'])
  const code = page.getByLabel('Code', { exact: true })
  await code.fill(used)
  await expect(code).toHaveAccessibleDescription(/^This code is wrong or was used already\./)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/account`)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Password of your account').fill(password)
  await page.getByRole('alertdialog').getByLabel('Code', { exact: true }).fill(anotherCode)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('Two-factor authentication is off.')).toBeFocused()
})

test('ACCOUNT-14 ACCOUNT-15 ACCOUNT-17 ACCOUNT-18 ACCOUNT-19 ACCOUNT-43 with ACCOUNTS=real, a user replaces the password, which ends the other sessions, and ends one by itself', async ({
  page,
  browser,
}) => {
  const email = await openAccount(page)

  // Another browser, which comes by the page's address, signed out.
  const phone = await (await browser.newContext()).newPage()
  const signIn = async (secret: string) => {
    await expect(phone).toHaveURL(`${site.origin}/auth/login?next=%2Faccount`)
    await phone.getByLabel('Email', { exact: true }).fill(email)
    await phone.getByLabel('Password', { exact: true }).fill(secret)
    await phone.getByRole('button', { name: 'Sign In' }).click()
    await expect(phone.getByText('Last used on')).toBeVisible()
  }
  await phone.goto(`${site.origin}/account`)
  await signIn(password)

  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('new horse race')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
  await phone.getByRole('button', { name: 'Download' }).click()
  await signIn('new horse race')

  await page.reload()
  await page.getByRole('button', { name: /^Sign out of Chrome/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Signed out there.' })).toBeVisible()
  await expect(page.getByText('Nowhere else.')).toBeVisible()
  const session = (tab: Page) => tab.evaluate(async () => (await fetch('/api/auth/session')).status)
  expect([await session(page), await session(phone)]).toEqual([200, 401])
  await phone.context().close()
})

test('ACCOUNT-23 ACCOUNT-24 with ACCOUNTS=real, a user changes the name, and downloads the data', async ({ page }) => {
  const email = await openAccount(page)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Ada Keller')
  await name.fill('Byron Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name saved').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email, name: 'Byron Lovelace' } })
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Byron')
})

test('ACCOUNT-12 without ACCOUNTS=real there is neither the page of the link nor that of the account', async ({
  page,
}) => {
  const response = await page.goto('/auth/verify-email?token_hash=abc&type=signup')
  expect(response?.status()).toBe(404)
  expect((await page.request.get('/account')).status()).toBe(404)
  await hydrate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

test('keeps the parts of the account page in their places while others load', async ({ page }) => {
  const held: Route[] = []
  await page.route(/\/connected-(passkeys|change-email)-/, (route) => void held.push(route))
  await openAccount(page)
  const last = page.getByRole('heading', { name: 'Delete account' })
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name })
  const skeletons = page.getByRole('main').locator('[data-slot=skeleton]')
  const getTop = () => last.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  for (const name of ['Password', 'Two-factor', 'Your name', 'Your data']) await expect(heading(name)).toBeVisible()
  await expect(last).toBeVisible()
  await expect(skeletons).toHaveCount(0)
  const top = await getTop()

  for (const route of held) await route.continue()
  for (const name of ['Passkeys', 'Email address']) await expect(heading(name)).toBeVisible()
  await expect(skeletons).toHaveCount(0)
  // The heights that are kept are those in English, to a line of text.
  expect(Math.abs((await getTop()) - top)).toBeLessThan(24)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const paths = [
    '/account',
    '/dashboard',
    '/auth/confirm',
    '/auth/verify-email',
    '/auth/update-password',
    '/auth/google/callback',
  ]
  for (const path of paths) {
    test(`ACCOUNT-45 ${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(site.origin + path)
      await expect(page.getByText('This page needs JavaScript. Turn it on, and reload the page.')).toBeVisible()
    })
  }
})

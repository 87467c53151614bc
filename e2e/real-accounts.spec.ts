import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { uniqueAddress } from './support/account.ts'
import { demo } from './support/demo.ts'
import { waitForMail } from './support/mail.ts'
import {
  addAuthenticator,
  enableTwoFactor,
  findLink as findLinkAt,
  password,
  signUp as signUpAt,
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

const signUp = (page: Page, email: string, query?: string) => signUpAt(page, site.origin, email, query)
const findLink = (page: Page, email: string) => findLinkAt(page, site.origin, email)

/** Signs up and opens the link. Returns the address of the account. */
async function signUpToDashboard(page: Page) {
  const email = uniqueAddress('ada')
  await signUp(page, email)
  await page.goto(await findLink(page, email))
  await expect(page).toHaveURL(`${site.origin}/dashboard`)
  return email
}

test('ACCOUNT-01 ACCOUNT-04 with ACCOUNTS=real, signing up leads by the mailed link to the page that the visitor wanted, signed in', async ({
  page,
}) => {
  const email = uniqueAddress('ada')
  await signUp(page, email, '?next=/pricing')
  await expect(page.getByText(/demo/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the mail' })).toHaveAttribute('href', '/outbox')
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  expect(await storedSession(page)).toEqual({ token: null, user: null })

  const link = await findLink(page, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/pricing`)
  expect((await storedSession(page)).token).toBe('authenticated')
  await page.goto(`${site.origin}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')

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

test('ACCOUNT-05 with ACCOUNTS=real, the link verifies the address on another device, which signs in with the password', async ({
  page,
  browser,
}) => {
  const email = uniqueAddress('ada')
  await signUp(page, email)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await findLink(page, email))
  await expect(phone.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
  expect(await storedSession(phone)).toEqual({ token: null, user: null })
  await phone.getByRole('link', { name: 'Sign in' }).click()
  await phone.getByLabel('Email', { exact: true }).fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await expect(phone).toHaveURL(`${site.origin}/dashboard`)
  await phone.context().close()
})

test('ACCOUNT-25 ACCOUNT-26 ACCOUNT-27 with ACCOUNTS=real, a mailed code signs in, and leads to the page that the visitor wanted, where the address changes', async ({
  page,
}) => {
  const email = uniqueAddress('ada')
  await signUp(page, email)
  await page.context().clearCookies()
  await page.request.post(`${site.origin}/api/auth/verify-email`, {
    data: { token: new URL(await findLink(page, email)).searchParams.get('token_hash') },
    headers: { Origin: site.origin },
  })
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
  await waitForMail(page, email, 'was changed', site.origin)
})

test('ACCOUNT-34 ACCOUNT-35 ACCOUNT-36 ACCOUNT-38 with ACCOUNTS=real, Google is linked, signs in to the same account, and is removed', async ({
  page,
}) => {
  const email = await signUpToDashboard(page)
  const address = uniqueAddress('ada-at-google')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Google' })
  const chooseAtGoogle = async () => {
    await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible()
    await page.getByLabel('Name').fill('Ada at Google')
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Sign in with this address' }).click()
  }

  await page.getByRole('link', { name: 'Account settings' }).click()
  await expect(row).toContainText('Not linked')
  await page.getByRole('button', { name: 'Link Google' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Link Google?' })
  await dialog.getByLabel('Account password').fill('wrong')
  await dialog.getByRole('button', { name: 'Continue to Google' }).click()
  await expect(dialog.getByLabel('Account password')).toHaveAccessibleDescription('This is not your current password.')
  await dialog.getByLabel('Account password').fill(password)
  await dialog.getByRole('button', { name: 'Continue to Google' }).click()
  await chooseAtGoogle()
  await expect(page.getByRole('heading', { name: 'Google is linked' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/account`)
  await expect(row).toContainText(address)
  await waitForMail(page, email, 'Google was linked', site.origin)

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

  await page.getByRole('button', { name: 'Remove Google' }).click()
  await page.getByRole('alertdialog').getByLabel('Account password').fill(password)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Google' }).click()
  await expect(page.getByText('Google was removed.')).toBeFocused()
  await expect(row).toContainText('Not linked')
  await waitForMail(page, email, 'Google was removed', site.origin)
})

test('ACCOUNT-37 with ACCOUNTS=real, what is linked to another account is refused, and leads back to the account', async ({
  page,
}) => {
  await page.goto(`${site.origin}/auth/login`)
  await page.getByRole('link', { name: 'Continue with Apple' }).click()
  await page.getByRole('button', { name: 'Sign in as Sasha Scree' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
  await page.context().clearCookies()

  await signUpToDashboard(page)
  await page.getByRole('link', { name: 'Account settings' }).click()
  await page.getByRole('button', { name: 'Link Apple' }).click()
  await page.getByRole('alertdialog').getByLabel('Account password').fill(password)
  await page.getByRole('button', { name: 'Continue to Apple' }).click()
  await page.getByRole('button', { name: 'Sign in as Sasha Scree' }).click()
  await expect(page.getByText('This sign-in is linked to an account already.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Apple' })).toContainText('Not linked')
})

test('ACCOUNT-28 ACCOUNT-29 with ACCOUNTS=real, a passkey signs in by the button and in the field, until it is removed', async ({
  page,
}) => {
  const email = await signUpToDashboard(page)

  await addAuthenticator(page)

  await page.getByRole('link', { name: 'Account settings' }).click()
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await page.getByLabel('Account password').fill('wrong')
  await add.click()
  await expect(page.getByLabel('Account password')).toHaveAccessibleDescription('This is not your current password.')
  await page.getByLabel('Account password').fill(password)
  await add.click()
  await expect(page.getByText('The passkey was added.').first()).toBeVisible()
  await waitForMail(page, email, 'A passkey was added', site.origin)
  await page.getByLabel('Account password').fill(password)
  await add.click()
  await expect(add).toHaveAccessibleDescription('This device has a passkey of your account already.')

  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login?next=/account`)
  await hydrate(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username webauthn')
  const button = page.getByRole('button', { name: 'Continue with a passkey' })
  await button.click()
  await expect(page).toHaveURL(`${site.origin}/account`)
  const passkey = page.getByRole('listitem').filter({ hasText: 'Added on' })
  await expect(passkey).toContainText('Last used on')

  await page.evaluate(() => sessionStorage.setItem('autofill', 'yes'))
  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login`)
  await expect(page).toHaveURL(`${site.origin}/dashboard`)

  await page.getByRole('link', { name: 'Account settings' }).click()
  await page.getByRole('button', { name: /^Remove the passkey of Chrome/ }).click()
  await page.getByRole('alertdialog').getByLabel('Account password').fill(password)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('The passkey was removed.')).toBeFocused()
  await waitForMail(page, email, 'A passkey was removed', site.origin)
  await page.evaluate(() => sessionStorage.removeItem('autofill'))
  await page.context().clearCookies()
  await page.goto(`${site.origin}/auth/login`)
  await hydrate(page)
  await button.click()
  await expect(button).toHaveAccessibleDescription('This passkey could not be used. Please try again.')
})

test('ACCOUNT-30 ACCOUNT-31 ACCOUNT-32 ACCOUNT-40 with ACCOUNTS=real, an authenticator app or a recovery code is the second step of signing in, until it is turned off', async ({
  page,
}) => {
  const email = await signUpToDashboard(page)
  await page.getByRole('link', { name: 'Account settings' }).click()
  const { app, used, recoveryCodes } = await enableTwoFactor(page)
  const [recoveryCode = '', anotherCode = ''] = recoveryCodes
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await waitForMail(page, email, 'Two-factor authentication is on', site.origin)

  const enterPassword = async () => {
    await page.context().clearCookies()
    await page.goto(`${site.origin}/auth/login?next=/account`)
    await hydrate(page)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${site.origin}/auth/two-factor?next=%2Faccount`)
  }
  await enterPassword()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['summit_second_step'])
  const code = page.getByLabel('Code', { exact: true })
  await code.fill(used)
  await expect(code).toHaveAccessibleDescription(/^This code is wrong or was used already\./)
  // The app's next code, which counts from now on.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await expect(page).toHaveURL(`${site.origin}/account`)
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await enterPassword()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/account`)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await waitForMail(page, email, 'A recovery code', site.origin)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Password of your account').fill(password)
  await page.getByRole('alertdialog').getByLabel('Code', { exact: true }).fill(anotherCode)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('Two-factor authentication is off.')).toBeFocused()
  await waitForMail(page, email, 'Two-factor authentication is off', site.origin)
  await page.goto(`${site.origin}/auth/two-factor`)
  await hydrate(page)
  await page.getByLabel('Code', { exact: true }).fill('123456')
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in again' })).toBeFocused()
})

test('ACCOUNT-06 with ACCOUNTS=real, only a mail says that an address has an account', async ({ page }) => {
  await signUp(page, demo.email)
  await waitForMail(page, demo.email, 'You already have a Summit account', site.origin)
})

test('ACCOUNT-14 ACCOUNT-15 ACCOUNT-17 ACCOUNT-18 ACCOUNT-19 ACCOUNT-43 with ACCOUNTS=real, a user replaces the password, which ends the other sessions, and ends one by itself', async ({
  page,
  browser,
}) => {
  const email = await signUpToDashboard(page)

  // Another browser, which comes by the page's address, signed out.
  const phone = await (await browser.newContext()).newPage()
  const signIn = async (secret: string) => {
    await phone.getByLabel('Email', { exact: true }).fill(email)
    await phone.getByLabel('Password', { exact: true }).fill(secret)
    await phone.getByRole('button', { name: 'Sign In' }).click()
  }
  await phone.goto(`${site.origin}/account`)
  await expect(phone).toHaveURL(`${site.origin}/auth/login?next=%2Faccount`)
  await signIn(password)
  await expect(phone.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(phone.getByText('Last used on')).toBeVisible()

  await page.getByRole('link', { name: 'Account settings' }).click()
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password').fill('new horse race')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.')
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await waitForMail(page, email, 'password was changed', site.origin)

  const session = (tab: Page) => tab.evaluate(async () => (await fetch('/api/auth/session')).status)
  expect([await session(page), await session(phone)]).toEqual([200, 401])
  await phone.getByRole('button', { name: 'Download' }).click()
  await expect(phone).toHaveURL(`${site.origin}/auth/login?next=%2Faccount`)
  await phone.goto(`${site.origin}/auth/login`)
  await signIn(password)
  await expect(phone.getByText('Invalid email or password').first()).toBeVisible()
  await signIn('new horse race')
  await expect(phone).toHaveURL(`${site.origin}/dashboard`)

  await page.reload()
  await page.getByRole('button', { name: /^Sign out of Chrome/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Signed out there.' })).toBeVisible()
  await expect(page.getByText('Nowhere else.')).toBeVisible()
  expect([await session(page), await session(phone)]).toEqual([200, 401])
  await phone.context().close()
})

test('ACCOUNT-20 ACCOUNT-21 ACCOUNT-22 ACCOUNT-23 ACCOUNT-24 with ACCOUNTS=real, a user changes the name, downloads the data, deletes the account, and keeps it by signing in', async ({
  page,
}) => {
  const email = uniqueAddress('ada')
  await signUp(page, email)
  await page.goto(await findLink(page, email))
  await page.getByRole('link', { name: 'Account settings' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Ada Keller')
  await name.fill('Byron Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name saved').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Byron')
  await page.goBack()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email, name: 'Byron Lovelace' } })
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByText('Your account will be deleted', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(async () => (await fetch('/api/auth/session')).status)).toBe(401)
  await waitForMail(page, email, 'will be deleted', site.origin)

  await page.goto(`${site.origin}/auth/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site.origin}/dashboard`)
  await waitForMail(page, email, 'account is kept', site.origin)
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

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../apps/site/metadata/pages.ts'
import { createAccount, createRecoveryLink, findRecoveryLink, setPassword, uniqueAddress } from './support/account.ts'
import { openTab, waitForMail } from './support/mail.ts'
import { expect, waitForHydration, test, installClock } from './support/test.ts'

const password = 'slate under soft rain'
const assets = join(import.meta.dirname, '../apps/site/dist/public/assets')

test('FORGOT-03 FORGOT-09 CONFIRM-06 CONFIRM-09 UPDATE-03 UPDATE-19 UPDATE-21 recovery, from the form to a new sign-in', async ({
  page,
  context,
}) => {
  const email = uniqueAddress('lost')
  await createAccount(page.request, email)
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('Email sent!', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the mail' })).toHaveAttribute('href', '/outbox')
  const link = await findRecoveryLink(page, email)

  const tab = await context.newPage()
  const referrers: string[] = []
  let verifications = 0
  tab.on('request', (request) => {
    const referrer = request.headers()['referer']
    if (referrer) referrers.push(referrer)
    if (!request.url().endsWith('/auth/v1/verify')) return
    verifications += 1
    expect(new URL(tab.url()).search, 'the address while the token is sent').toBe('')
  })
  await tab.goto(link)
  await expect(tab).toHaveURL('/auth/update-password?type=recovery')
  expect(verifications).toBe(1)
  expect(referrers).toEqual([])
  await expect(tab.getByText(email)).toBeVisible()
  const keys = await tab.evaluate(() => Object.keys(sessionStorage))
  expect(keys).not.toHaveLength(0)
  for (const key of keys) expect(key).toMatch(/^summit-recovery-/)

  await setPassword(tab, 'slate', 'rain')
  await expect(tab.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible()
  await expect(tab.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await expect(tab.getByLabel('New Password', { exact: true })).toBeFocused()

  await installClock(page)
  await tab.reload()
  await setPassword(tab, password)
  await expect(tab.getByRole('heading', { name: 'Password Updated!' })).toBeFocused()
  await expect(tab.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/auth/login')
  expect(await tab.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(page.getByRole('heading', { name: 'Password Updated!' }), 'the tab that waited').toBeVisible()

  await page.clock.resume()
  await expect(tab).toHaveURL('/auth/login')
  await tab.getByLabel('Email', { exact: true }).fill(email)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(tab).toHaveURL('/dashboard')
  await waitForMail(page, email, 'password was changed')

  await tab.goto('/auth/update-password?type=recovery')
  await expect(
    tab.getByRole('heading', { name: 'Invalid Reset Link' }),
    'a signed-in visitor has no recovery session',
  ).toBeVisible()
})

test.describe('a used link', () => {
  test.use({ expectedMessages: [/status of 403/] })

  test('CONFIRM-13 CONFIRM-17 CONFIRM-19 T14 is valid once, then leads to requesting another, with the reason', async ({
    page,
    context,
  }) => {
    const email = uniqueAddress('used')
    const link = await createRecoveryLink(page, email)
    await page.goto(link)
    await expect(page).toHaveURL('/auth/update-password?type=recovery')

    await installClock(page)
    const again = await context.newPage()
    await again.goto(link)
    await expect(again.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expect(again.getByText('Email link is invalid or has expired')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(again).toHaveURL('/auth/forgot-password')
    await expect(again.getByText('Email link is invalid or has expired', { exact: true })).toBeVisible()
    // Pages that are open keep working.
    await setPassword(page, password)
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
  })

  test('T31 opened in two tabs, one of them succeeds', async ({ page, context }) => {
    const email = uniqueAddress('twice')
    const link = await createRecoveryLink(page, email)
    await installClock(page)
    const tabs = [await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto(link)))
    const headings = await Promise.all(
      tabs.map((tab) => tab.getByRole('heading', { name: /^(Verified!|Verification Failed)$/ }).textContent()),
    )
    expect(headings.sort()).toEqual(['Verification Failed', 'Verified!'])
  })
})

test.describe('a mail in the outbox', () => {
  // Chromium's warning about the frame that shows the mail.
  test.use({ expectedMessages: [/origin-keyed agent cluster/] })

  test('T3 a GET, as by mail scanners, does not consume the link', async ({ page }) => {
    const email = uniqueAddress('scanned')
    const link = await createRecoveryLink(page, email)
    for (const method of ['GET', 'HEAD']) await page.request.fetch(link, { method })

    await page.goto('/outbox')
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
    const tab = await openTab(page, page.frameLocator('iframe').getByRole('link', { name: 'Set a new password' }))
    await expect(tab).toHaveURL('/auth/update-password?type=recovery')
    await expect(tab.getByText(email)).toBeVisible()
  })
})

test.describe('/forgot-password, which one sentence of the specification names', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('CONFIRM-21 T-03 is not found, and nothing links to it', async ({ page, request }) => {
    expect((await page.goto('/forgot-password'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()

    const link = /["'`]\/forgot-password/
    const everyPage = pages.filter(({ needsAccounts }) => !needsAccounts)
    for (const { path } of everyPage) expect(await (await request.get(path)).text(), path).not.toMatch(link)
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(pages.length)
    for (const name of scripts) expect(readFileSync(join(assets, name), 'utf8'), name).not.toMatch(link)
  })
})

test('T4 a session in the URL is ignored', async ({ page }) => {
  for (const path of ['/', '/auth/confirm', '/auth/update-password', '/auth/callback', '/auth/error']) {
    await page.goto(`${path}#access_token=a.b.c&refresh_token=evil&expires_in=3600&token_type=bearer&type=recovery`)
    if (path !== '/') await waitForHydration(page)
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored, path).not.toContain('evil')
  }
  await page.goto('/auth/update-password?type=recovery')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})

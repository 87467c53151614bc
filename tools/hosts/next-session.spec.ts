import { expect, test, type Page } from '@playwright/test'
import { expectSignedIn, signIn, signUp } from './account.ts'
import { visitAdapted } from './adapted.ts'

/** What a reader copies. */
const adapter = ['app/session.ts', 'app/api/auth/[call]/route.ts']
const port = Number(process.env.E2E_PORT ?? 4100) + 70
const origin = `http://localhost:${port}`
const [right, wrong] = ['correct horse', 'wrong password']

test.use({ baseURL: origin })

test('next-session: a session that only the server knows', async ({ page }) => {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  await visitAdapted(page, { name: 'next-session', adapter, port, env }, () => visit(page))
})

async function visit(page: Page) {
  await test.step('sign-up opens a session', async () => {
    await page.goto('/auth/signup')
    await signUp(page, 'short')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/8 characters/)
    await signUp(page, right)
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
    await page.reload()
    await expectSignedIn(page)
  })
  await test.step('the name is in the HTML', async () => {
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
    const html = await readMarkup('/dashboard', `${cookie?.name}=${cookie?.value}`)
    expect(html).toContain('Hello, Ada Keller.')
  })
  await test.step('scripts find nothing about it', async () => {
    expect(await readBrowser(page)).toEqual({ cookie: '', stored: [] })
  })
  await test.step('log out, and back', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect.poll(() => page.context().cookies()).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/auth/login?next=%2Fdashboard')
  })
  await test.step('a wrong password, and the right one', async () => {
    await signIn(page, wrong)
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription(
      /^Invalid email or password/,
    )
    await signIn(page, right)
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
    expect(await readBrowser(page)).toEqual({ cookie: '', stored: [] })
  })
  await test.step('back to a page that is not among the routes', async () => {
    await page.context().clearCookies()
    await page.goto('/orders/7')
    await expect(page).toHaveURL('/auth/login?next=%2Forders%2F7')
    await signIn(page, right)
    await expect(page.getByText('Ordered by Ada Keller.')).toBeVisible()
    await expect(page).toHaveURL('/orders/7')
  })
  await test.step('no way to another site, and none from it', async () => {
    await page.goto('/auth/login?next=//other.example')
    await signIn(page, right)
    await expect(page).toHaveURL('/dashboard')
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const { status } = await fetch(`${origin}/api/auth/logout`, { method: 'POST', headers })
    expect(status).toBe(403)
  })
}

/** A page's HTML for the session of a cookie, without scripts, which have data too. */
async function readMarkup(path: string, cookie: string) {
  const response = await fetch(origin + path, { headers: { cookie } })
  const text = await response.text()
  return text.replace(/<script.*?<\/script>/gs, '')
}

/** What scripts can read. */
const readBrowser = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    stored: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  }))

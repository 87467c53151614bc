import { expect, hydrate, installClock, storedSession, test } from './support/test.ts'

test('SIGNUP-12 SIGNUP-13 SIGNUP-14 signing up sends nothing, stores nothing, and leaves an empty form', async ({
  page,
}) => {
  await installClock(page)
  await page.goto('/auth/signup')
  await hydrate(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await page.getByLabel('Full Name').fill('Ada Keller')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('high and dry')
  await page.getByLabel('Confirm Password', { exact: true }).fill('high and dry')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByText('Account created successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText("Welcome to Summit. Let's start your fitness journey.", { exact: true })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Now make it real' })).toBeFocused()
  await expect(page).toHaveURL('/auth/signup')
  expect(sent).toEqual([])
  expect(await storedSession(page)).toEqual({ token: null, user: null })
})

import { expect, waitForHydration, signIn, test } from './support/test.ts'

test('PRIVACY-01 names every key that the site stores in a browser', async ({ page, context }) => {
  await page.goto('/privacy')
  const named = (await page.getByRole('term').allTextContents()).map((name) => name.replace('…', ''))

  await page.goto('/auth/login')
  await waitForHydration(page)
  await signIn(page)
  await expect(page).toHaveURL('/dashboard')
  const stored = [
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await context.cookies()).map(({ name }) => name),
  ]
  expect(stored.sort()).toEqual(['summit-token', 'summit-user', 'summit_session'])
  for (const name of stored) expect(named.some((known) => name.startsWith(known))).toBe(true)
})

test('PRIVACY-01 marketing pages store nothing and send no third-party requests', async ({
  page,
  context,
  baseURL,
}) => {
  const thirdParty: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) thirdParty.push(request.url())
  })
  for (const path of ['/', '/features', '/pricing', '/download', '/contact', '/terms', '/privacy']) {
    await page.goto(path)
    await page.mouse.click(5, 5)
    await waitForHydration(page)
  }
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(thirdParty).toEqual([])
})

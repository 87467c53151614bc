import type { Page } from '@playwright/test'
import { strata } from '@summit/ui/product/mark/strata'
import { password, startApi, startHost, type RunningServer } from './support/acme/servers.ts'
import { createGate, expect, test } from './support/test.ts'

/** Another product on the library, with its own host and back end: see `stories/acme`. */
let api: RunningServer
let host: RunningServer

test.beforeAll(async () => {
  api = await startApi(() => host.origin)
  host = await startHost(api.origin)
})
test.afterAll(() => {
  host.close()
  api.close()
})

test.use({ locale: 'de-DE', expectedMessages: [/status of 401/] })

test('signs in with another brand, language and back end, and nothing of Summit', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${host.origin}/login`)
  const submit = page.getByRole('button', { name: 'Anmelden' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(submit).toHaveCSS('background-color', 'rgb(147, 180, 255)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(submit).toHaveCSS('background-color', 'rgb(30, 64, 175)')
  await expect(page.getByRole('link', { name: 'Weiter mit Google' })).toHaveAttribute('href', `${api.origin}/google`)
  await expectNothingOfSummit(page)

  await page.getByLabel('E-Mail').fill('ada@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await submit.click()
  await expect(page.getByText('Anmeldung fehlgeschlagen', { exact: true })).toBeVisible()
  await expect(page.getByText('Das Passwort stimmt nicht.').first()).toBeVisible()
  const toasts = page.getByRole('region', { name: 'Mitteilungen (F8)' })
  await expect(toasts.getByRole('button', { name: 'Schließen' })).toBeVisible()
  await expectNothingOfSummit(page)

  const gate = createGate()
  await page.route(`${api.origin}/sessions`, async (route) => {
    await gate.wait
    await route.continue()
  })
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await submit.click()
  await expect(page.locator('[data-slot=spinner]')).toBeVisible()
  await expectNothingOfSummit(page)
  gate.open()
  await expect(page.getByText('Willkommen zurück bei Acme', { exact: true })).toBeVisible()
  await expectNothingOfSummit(page)
  await expect(page.getByRole('heading', { name: 'Hallo bei Acme' })).toBeVisible()
  expect(page.url()).toBe(`${host.origin}/home`)
  await expectNothingOfSummit(page)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['acme-token', 'acme-user'])
  expect((await page.context().cookies(api.origin)).map(({ name }) => name)).toEqual(['acme_session'])

  const own = ['/login', '/home', '/main.js', '/main.css'].map((path) => host.origin + path)
  expect(new Set(requests)).toEqual(new Set([...own, `${api.origin}/sessions`]))
})

/** Reads the document: no word, address, logo, drawing (by its `data-slot`) or font of Summit. Classes are not looked at. */
async function expectNothingOfSummit(page: Page) {
  const { html, texts, families } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    texts: document.body.innerText,
    families: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  }))
  const words = html.replaceAll(/ class="[^"]*"/g, '')
  expect(words).not.toMatch(/summit|\/auth\/|\/api\/|\/dashboard|contour|elevation/i)
  for (const layer of strata) expect(html).not.toContain(layer)
  expect(texts).not.toMatch(/\b(sign|password|email|welcome|close|back|or)\b/i)
  expect(families).toEqual([])
}

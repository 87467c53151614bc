/** What a visitor does on a host: reads its home page, subscribes, compares plans, signs in. */
import { expect, type Page } from '@playwright/test'
import { texts, type Host } from './hosts.ts'
import { laxSources, getPolicy } from './policy.ts'

export async function visitHome(page: Page, { language, paths }: Host): Promise<void> {
  const { sections, email, subscribe, subscribed } = texts[language]
  const response = await page.goto(paths.home)
  expect(laxSources(await getPolicy(page, response)), 'what the policy should not allow').toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of sections) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()

  const newsletter = page.getByRole('dialog')
  await newsletter.getByLabel(email).fill('ada@example.org')
  await newsletter.getByRole('button', { name: subscribe }).click()
  await expect(page.getByText(subscribed, { exact: true })).toBeVisible()
  await expect(newsletter).toBeHidden()
}

export async function visitPlans(page: Page, { paths }: Host): Promise<void> {
  await page.goto(paths.plans)
  const cards = page.locator('[data-slot=plan-card]')
  await expect(cards).toHaveCount(2)
  const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()]
  expect(first && last && first.x + last.x + last.width, 'the cards fill the row').toBeCloseTo(1280, 0)
}

export async function signIn(page: Page, { language, paths, accent }: Host, apiOrigin: string): Promise<void> {
  const { email, password, signIn, greeting } = texts[language]
  await page.goto(paths.login)
  const submit = page.getByRole('button', { name: signIn })
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(submit).toHaveCSS('background-color', accent[colorScheme])
  }
  await page.getByLabel(email).fill('ada@example.org')
  await page.getByLabel(password, { exact: true }).fill('secret')
  await submit.click()
  await expect(page.getByText(greeting, { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(paths.account)
  expect(await page.context().cookies(apiOrigin)).toHaveLength(1)
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demo } from './support/demo.ts'
import { expect, hydrated, signIn, test } from './support/test.ts'

const user = JSON.stringify({ name: 'Ada Keller', email: 'ada@example.org' })

const screens: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'features', open: (page) => page.goto('/features') },
  { name: 'pricing', open: (page) => page.goto('/pricing') },
  { name: 'download', open: (page) => page.goto('/download') },
  { name: 'contact', open: (page) => page.goto('/contact') },
  { name: 'terms', open: (page) => page.goto('/terms') },
  { name: 'privacy', open: (page) => page.goto('/privacy') },
  {
    name: 'sign-in',
    open: async (page) => {
      await page.goto('/auth/login')
      await hydrated(page)
    },
  },
  {
    name: 'dashboard',
    open: async (page) => {
      await page.addInitScript((stored) => {
        localStorage.setItem('summit-user', stored)
        localStorage.setItem('summit-token', 'authenticated')
      }, user)
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'not-found', open: (page) => page.goto('/nowhere') },
]

test.use({ expectedMessages: [/status of 404/] })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const { name, open } of screens) {
      test(`${name} has no fault that axe knows`, async ({ page }) => {
        await open(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })
    }
  })
}

for (const { name, open } of screens) {
  for (const width of [320, 390, 768, 1440]) {
    test(`${name} fits ${width} px without scrolling sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test(`${name} is still one column at 200 % text on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test(`${name} moves nothing while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []))
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })

  test(`${name} stands still for those who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
    )
    expect(moving).toEqual([])
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('buttons and fields keep an edge, and focus shows', async ({ page }) => {
    await page.goto('/auth/login')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Sign In', exact: true })
    const email = page.getByLabel('Email', { exact: true })
    for (const control of [button, email]) {
      const border = await control.evaluate((element) => getComputedStyle(element).borderTopStyle)
      expect(border).toBe('solid')
    }
    await email.focus()
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline).toBe('solid')
  })
})

test('SIGNIN-13 signing in and out again takes a keyboard and nothing else', async ({ page }) => {
  await page.goto('/')
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
  }
  const tabTo = async (name: string) => {
    for (let count = 0; count < 20; count += 1) {
      await press('Tab')
      const reached = await page.evaluate(() => {
        const active = document.activeElement
        const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : active?.textContent
        return label?.trim()
      })
      if (reached === name) return
    }
    throw new Error(`Tab never reached "${name}".`)
  }
  await tabTo('Login')
  await press('Enter')
  await expect(page).toHaveURL('/auth/login')
  await tabTo('Email')
  await page.keyboard.type(demo.email)
  await tabTo('Password')
  await page.keyboard.type(demo.password)
  await press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await tabTo('Logout')
  await press('Enter')
  await expect(page).toHaveURL('/')
})

test('TOAST-05 F8 leads to a toast and its close button', async ({ page }) => {
  await page.goto('/auth/login')
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: false } }))
  await signIn(page)
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login failed', { exact: true })).toHaveCount(0)
})

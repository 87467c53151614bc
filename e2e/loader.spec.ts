import type { Page } from '@playwright/test'
import { demo } from './support/demo.ts'
import { expect, delayScripts, hydrate, openAtRest, waitForHydration, installClock, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('before hydration', () => {
  test('what was filled in is kept, by a password manager too, Enter is replayed, and nothing gets into the URL', async ({
    page,
  }) => {
    const scripts = await delayScripts(page)
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) calls += 1
    })
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email', { exact: true }).fill(demo.email)
    // A password manager may set values without any event.
    const password = page.getByLabel('Password', { exact: true })
    await password.evaluate((input, value) => Object.assign(input, { value }), demo.password)
    await password.press('Enter')

    const button = page.getByRole('button', { name: 'Sign In', exact: true })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    expect(new URL(page.url()).search).toBe('')
    expect(calls).toBe(0)

    scripts.open()
    await expect(page).toHaveURL('/dashboard')
    expect(calls).toBe(1)
  })

  test('the last of several clicks is replayed', async ({ page }) => {
    const scripts = await delayScripts(page)
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Password', { exact: true }).fill('half a pass')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)

    scripts.open()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a pass')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('CHROME-06 CHROME-09 the menu opens, closes in each way, and its links work', async ({ page }) => {
      await delayScripts(page)
      await page.goto('/')
      const opener = page.getByRole('button', { name: 'Open menu' })
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      const ways = [
        () => page.keyboard.press('Escape'),
        () => drawer.getByRole('button', { name: 'Close' }).tap(),
        () => page.touchscreen.tap(8, 400),
      ]
      for (const close of ways) {
        await opener.tap()
        await expect(drawer).toBeVisible()
        await expect(drawer.locator(':focus')).toHaveCount(1)
        await close()
        await expect(drawer).toHaveCount(0)
        await expect(opener).toBeFocused()
      }
      await opener.tap()
      await drawer.getByRole('link', { name: 'Pricing' }).tap()
      await expect(page.getByRole('heading', { name: 'Pick your pace.' })).toBeVisible()
    })

    test('CHROME-06 a menu opened before hydration stays open', async ({ page }) => {
      const scripts = await delayScripts(page)
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).tap()
      scripts.open()
      await waitForHydration(page)
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByRole('link', { name: 'Pricing' }).tap()
      await expect(page.getByRole('heading', { name: 'Pick your pace.' })).toBeFocused()
      await expect(drawer).toHaveCount(0)
    })

    test('HOME-11 the demo opens with the very click, closes in each way, and has its link', async ({ page }) => {
      await delayScripts(page)
      await page.goto('/')
      const opener = page.getByRole('button', { name: 'Watch Demo' })
      const dialog = page.getByRole('dialog', { name: 'Summit in action' })
      const opensAtOnce = opener.evaluate((button: HTMLButtonElement) => {
        button.click()
        return document.querySelector('dialog:modal') !== null
      })
      expect(await opensAtOnce).toBe(true)
      await page.keyboard.press('Escape')
      const ways = [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close' }).tap(),
        () => page.touchscreen.tap(8, 400),
      ]
      for (const close of ways) {
        await expect(dialog).toHaveCount(0)
        await opener.tap()
        await expect(dialog).toBeVisible()
        await expect(dialog.locator('[aria-busy=true]:focus')).toHaveCount(1)
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
        await close()
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
        await expect(opener).not.toHaveAttribute('aria-busy')
      }
      await opener.tap()
      await expect(dialog.getByRole('link', { name: 'App Store' })).toBeInViewport()
    })

    test('HOME-11 a demo opened before hydration is filled in its place, and closed by one Escape', async ({
      page,
    }) => {
      const scripts = await delayScripts(page)
      await openAtRest(page, '/')
      await page.getByRole('button', { name: 'Watch Demo' }).tap()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[data-slot=dialog-panel]').evaluate(waitUntilRisen)
      const link = dialog.getByRole('link', { name: 'App Store' })
      const before = await link.boundingBox()
      scripts.open()
      await expect(dialog.getByRole('button', { name: 'Pause' })).toBeFocused()
      await expect(dialog).toHaveAccessibleName('Summit in action')
      await expect(dialog).toHaveAccessibleDescription(/Your watch reports the night/)
      expect(await link.boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused()
    })

    test('the dialog of the workout plan opens with the very tap, and its form comes in its place', async ({
      page,
    }) => {
      const scripts = await delayScripts(page)
      await openAtRest(page, '/')
      await page.getByRole('button', { name: 'Get the free plan' }).tap()
      const dialog = page.getByRole('dialog', { name: 'A free workout plan, on paper.' })
      await expect(dialog.locator('[aria-busy=true]')).toBeFocused()
      const panel = dialog.locator('[data-slot=dialog-panel]')
      await panel.evaluate(waitUntilRisen)
      const before = await panel.boundingBox()
      scripts.open()
      await expect(dialog.getByLabel('Email')).toBeFocused()
      expect(await panel.boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Get the free plan' })).toBeFocused()
    })

    test('a click that waits for hydration shows a busy state within 150 ms', async ({ page }) => {
      await delayScripts(page)
      await page.goto('/auth/login')
      const button = page.getByRole('button', { name: 'Sign In', exact: true })
      const line = () =>
        button.evaluate((element) => {
          const { borderBlockEndWidth, borderBlockEndColor } = getComputedStyle(element, '::after')
          const [grows] = element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          const ms = grows?.effect?.getComputedTiming().delay ?? 0
          return { ms, width: borderBlockEndWidth, isSeen: borderBlockEndColor !== 'rgba(0, 0, 0, 0)' }
        })
      expect((await line()).width).toBe('0px')
      await button.tap()
      for (const preference of [
        { reducedMotion: 'no-preference' },
        { reducedMotion: 'reduce' },
        { forcedColors: 'active' },
      ] as const) {
        await page.emulateMedia(preference)
        expect(await line()).toEqual({ ms: 0, width: '3px', isSeen: true })
      }
    })
  })

  for (const [name, script, content] of [
    ['Watch Demo', 'demo-player', 'Pause'],
    ['Get the free plan', 'newsletter', 'Get Free Workout PDF'],
  ] as const) {
    test(`${name} loads what it opens in parallel with the page, and no script after hydration`, async ({ page }) => {
      const requested = new Set<string>()
      page.on('request', (request) => {
        if (/\.(js|css)$/.test(request.url())) requested.add(request.url())
      })
      const scripts = await delayScripts(page)
      await page.goto('/')
      await page.getByRole('button', { name }).click()
      await expect.poll(() => [...requested].some((url) => url.includes(script))).toBe(true)
      const preloads = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
      await expect.poll(() => preloads.filter((url) => !requested.has(url))).toEqual([])
      expect(await isHydrated(page)).toBe(false)

      const before = [...requested]
      scripts.open()
      await expect(page.getByRole('dialog').getByRole('button', { name: content })).toBeVisible()
      expect([...requested]).toEqual(before)
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    })
  }

  test('hydration loads nothing that a control opens', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
    await expect(page.locator('link:is([href*=demo-player], [href*=newsletter])')).toHaveCount(0)
  })

  test('after 8 s without hydration a form shows that it needs a connection, and works once hydrated', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const scripts = await delayScripts(page)
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email', { exact: true }).fill(demo.email)
    await page.getByLabel('Password', { exact: true }).fill(demo.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.clock.fastForward(7900)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.fastForward(200)
    await expect(page.getByRole('alert')).toHaveText('This needs a connection. Please reload the page.')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

    scripts.open()
    await waitForHydration(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demo.email)
    expect(new URL(page.url()).pathname).toBe('/auth/login')
  })
})

test.describe('scripts that fail to load', () => {
  test.use({ expectedMessages: [/Failed to load resource: net::ERR_FAILED/] })

  test('an account page and a form show that they need a connection; links work; typed text is kept', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByRole('alert')).toHaveText('This needs a connection. Please reload the page.')
    await page.goto('/auth/login')
    await page.getByLabel('Email', { exact: true }).fill(demo.email)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.locator('form').getByRole('alert')).toHaveText('This needs a connection. Please reload the page.')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demo.email)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('link', { name: 'Summit' }).click()
    await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This needs a connection. Please reload the page.')
    await expect(dialog.locator('[aria-busy]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  test('HOME-11 a missing chunk leaves the page usable', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    const notice = page.getByRole('dialog').getByRole('alert')
    await expect(notice).toHaveText('This needs a connection. Please reload the page.')
    // In its place, not over the page's lower end.
    await expect(notice).toHaveCSS('position', 'static')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  })
})

/** Resolves once the panel of a dialog has risen to its place. */
const waitUntilRisen = (panel: Element) => Promise.all(panel.getAnimations().map(({ finished }) => finished))

/** Whether the page's code runs. Preloaded code does not. */
const isHydrated = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual')

for (const path of ['/', '/auth/signup']) {
  test(`${path} runs no script but the loader before an interaction, and hydrates on the first`, async ({ page }) => {
    await page.route('**/api/demo', (route) => route.fulfill({ json: {} }))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('script[src], head link[rel=stylesheet]')).toHaveCount(0)
    expect(await isHydrated(page)).toBe(false)
    await page.mouse.click(5, 5)
    await waitForHydration(page)
  })
}

test('sign-in shows the demo account without an interaction or a layout shift, and one click leads to the dashboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => Object.assign(window, { hasShifted: true })).observe({ type: 'layout-shift' })
  })
  await page.goto('/auth/login')
  const offer = page.getByRole('button', { name: 'Use the demo account' })
  await expect(offer).toBeVisible()
  expect(await isHydrated(page)).toBe(true)
  expect(await page.evaluate(() => 'hasShifted' in window)).toBe(false)
  await offer.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.name)
})

test.describe('a marketing page', () => {
  test('preloads nothing with Save-Data, not even the pop-up, which opens in time', async ({ page }) => {
    await installClock(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await page.setViewportSize({ width: 600, height: 200 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 200)
    await page.waitForFunction(() => scrollY > 0)
    await page.clock.fastForward(29_000)
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
    await page.clock.fastForward(1_000)
    await page.clock.resume()
    await expect(page.getByRole('dialog', { name: 'Get Your FREE Workout PDF' })).toBeVisible()
  })

  test('preloads its style sheet once, and not by a prefetch link', async ({ page }) => {
    await page.goto('/contact')
    const transfers = () =>
      page.evaluate(() => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        return resources.filter(({ name }) => name.endsWith('.css')).map(({ transferSize }) => transferSize > 0)
      })
    await expect.poll(transfers).toEqual([true])
    await hydrate(page)
    await expect.poll(transfers).toEqual([true, false])
    // Firefox blocks it by the `default-src` of our policy, and Safari ignores it.
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  })

  test('preloads once the visitor scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 200 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
    await page.mouse.wheel(0, 200)
    await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
  })

  test('preloads when idle if the visitor scrolled before', async ({ page }) => {
    await installClock(page)
    await page.setViewportSize({ width: 600, height: 200 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 200)
    await page.waitForFunction(() => scrollY > 0)
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
  })
})

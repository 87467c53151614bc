import {
  createGate,
  expect,
  delayScripts,
  hydrate,
  nextFrames,
  waitForHydration,
  test,
  installClock,
} from './support/test.ts'

test('a client navigation sets title, focus and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/')
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => scrollTo(0, 150))

  // Not Playwright's click, which scrolls.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).dispatchEvent('click')
  await expect(page).toHaveURL('/auth/login')
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'none')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await page.goBack()
  await expect(page).toHaveTitle(/^Summit: /)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(150)

  await page.goForward()
  await expect(page).toHaveTitle(/^Sign in/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a client navigation sets the canonical URL, which browsers share', async ({ page, baseURL }) => {
  const canonical = () => page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href)
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(canonical).toBe(`${baseURL}/pricing`)
  await page.goBack()
  await expect.poll(canonical).toBe(`${baseURL}/`)
})

test('a link to the current URL adds no history entry', async ({ page }) => {
  await page.goto('/pricing')
  await hydrate(page)
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  // The router sets a key in `history.state` with each navigation; a loaded document has none.
  await page.waitForFunction(() => JSON.stringify(history.state).includes('"key"'))
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('CHROME-13 a section linked by its fragment scrolls to below the top bar', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/#testimonials')
    const gap = () =>
      page.evaluate(() => {
        const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return Math.abs((document.querySelector('#testimonials')?.getBoundingClientRect().top ?? 0) - below)
      })
    await expect.poll(gap).toBeLessThan(2)
    await page.goto('/terms')
  }
})

test('a link to a section of another page moves the focus there, without a ring', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/pricing')
  await hydrate(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#testimonials')
  const heading = page.locator('#testimonials').getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect(heading).toBeInViewport()
})

test('a link to a section leads there again after the visitor has scrolled away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/terms')
  await hydrate(page)
  const section = (index: number) => page.locator('main section').nth(index)
  for (const index of [3, 6, 3]) {
    await page
      .getByRole('navigation', { name: 'Sections of these terms' })
      .getByRole('link')
      .nth(index)
      .dispatchEvent('click')
    await expect(section(index)).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(section(index)).not.toBeInViewport()
  }
  // Back leads to where the visitor was.
  await page.goBack()
  await expect(page).toHaveURL('/terms#section-7')
  await nextFrames(page)
  await expect(section(6)).not.toBeInViewport()
})

test('a reload keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 300 })
  await page.goto('/auth/login')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 60))
  await page.reload()
  // Chromium restores the position by scroll anchoring, within a few pixels.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
})

test('after a reload, Back shows the page before it, without any other interaction', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/features')
  await page.keyboard.press('Shift')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to a person.' })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Nine tools, one rope.' })).toBeVisible()
  await expect(page).toHaveTitle(/^Features/)
  await page.keyboard.press('Shift')
  await waitForHydration(page)
  expect(errors).toEqual([])
})

test('a client navigation loads the full style sheet before it renders', async ({ page }) => {
  await page.goto('/auth/login')
  await waitForHydration(page)
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Summit' }).click()
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  const hero = await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontSize)
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontSize)).toBe(hero)
})

test('clicks with modifier keys are left to the browser', async ({ page }) => {
  await page.goto('/auth/login')
  await waitForHydration(page)
  // Opens no tab, because Playwright loses some that modifier keys open in the headless shell (its issue #42142).
  const prevented = await page.evaluateHandle(() => {
    const prevented: boolean[] = []
    window.addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    })
    return prevented
  })
  for (const modifier of ['ControlOrMeta', 'Shift', 'Alt'] as const)
    await page.getByRole('link', { name: 'Summit' }).click({ modifiers: [modifier] })
  expect(await prevented.jsonValue()).toEqual([false, false, false])
  await expect(page).toHaveURL('/auth/login')
})

test('external links are left to the browser', async ({ page }) => {
  await page.goto('/auth/login')
  await waitForHydration(page)
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  // The server's own pages take part in view transitions too. Chromium reports an error for those that do not.
  const body = '<title>There</title><style>@view-transition { navigation: auto }</style>'
  await page.route('**/api/auth/google', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  expect(new URL((await document).url()).pathname).toBe('/api/auth/google')
})

for (const [kind, prepare] of [
  ['in the same document', hydrate],
  ['to another document', () => {}],
] as const)
  test(`a click while pages change into each other ${kind} is not lost`, { tag: '@chromium' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync(':root::view-transition-group(*) { animation-duration: 60s !important }')
      document.adoptedStyleSheets.push(slow)
    })
    await page.goto('/')
    await prepare(page)
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    const download = await link('Download').boundingBox()
    if (!download) throw new Error('The link is not shown.')
    await link('Pricing').click()
    await expect(page).toHaveURL('/pricing')
    await expect.poll(() => page.evaluate(() => document.activeViewTransition !== null)).toBe(true)
    await page.mouse.click(download.x + download.width / 2, download.y + download.height / 2)
    await expect(page).toHaveURL('/download')
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('CHROME-06 the drawer closes when the window grows wide enough for the bar', async ({ page }) => {
    await page.goto('/')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.setViewportSize({ width: 1023, height: 844 })
    await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toBeVisible()
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 844 })
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(drawer).toHaveCount(0)
  })
})

test.describe('a missing chunk', () => {
  test.use({ expectedMessages: [/Failed to load resource: .*404/] })

  test('makes a client navigation a page load', async ({ page }) => {
    await page.goto('/auth/login')
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.route('**/assets/home-*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Summit' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  })

  test('and the way back do not keep a page from its redirect', async ({ page }) => {
    await installClock(page)
    await page.goto('/auth/confirm')
    await expect(page.getByText('Invalid verification link', { exact: true })).toBeVisible()
    await page.route('**/assets/home-*.js', (route) => route.fulfill({ status: 404 }))
    // At this status a browser stays, as if it had come back to the document in its cache.
    await page.route('/', (route) => route.fulfill({ status: 204 }))
    const left = page.waitForResponse('/')
    await page.getByRole('link', { name: 'Summit' }).click()
    await left
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await page.clock.runFor(2000)
    await expect(page).toHaveURL('/auth/forgot-password')
  })
})

test('URL and page change together', async ({ page }) => {
  await page.goto('/auth/login')
  await waitForHydration(page)
  const shown = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { pushState } = history
        history.pushState = (...step) => {
          pushState.apply(history, step)
          queueMicrotask(() => resolve(document.querySelector('h1')?.textContent))
        }
      }),
  )
  await page.getByRole('link', { name: 'Summit' }).click()
  expect(await shown).toBe('Outclimb yesterday.')
})

test('going back to a page of another document is a page load', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth/login')
  await page.reload()
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

test('going back cancels a pending navigation', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth/login')
  const scripts = await delayScripts(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.goBack()
  await expect(page).toHaveURL('/')
  const arrived = page.waitForResponse('**/assets/forgot-password-*.js')
  scripts.open()
  // Preloading has finished by then.
  await page.evaluate((code) => import(code), (await arrived).url())
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
})

test('the last of two navigations wins', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const scripts = await delayScripts(page)
  await page.evaluate(() => {
    for (const path of ['/dashboard', '/auth/login']) {
      const link = Object.assign(document.createElement('a'), { href: path })
      document.body.append(link)
      link.click()
      link.remove()
    }
  })
  scripts.open()
  await expect(page).toHaveURL('/auth/login')
  await expect(page).toHaveTitle(/^Sign in/)
})

test.describe('a page that throws while rendering', () => {
  test.use({ expectedMessages: [/The page threw/] })

  test('shows the error page, whose two links load documents', async ({ page }) => {
    await page.goto('/auth/login')
    await waitForHydration(page)
    await page.route('**/assets/signup-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("The page threw.") }',
      }),
    )
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'This page slipped.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await page.unroute('**/assets/signup-*.js')
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Start climbing' })).toBeVisible()
  })
})

test('a page whose code does not arrive is loaded as a document', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await installClock(page)
  await delayScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.clock.runFor(4000)
  await expect(page).toHaveURL('/')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { name: 'Pick your pace.' })).toBeVisible()
})

test('a due redirect does not replace a pending navigation', async ({ page }) => {
  await installClock(page)
  const gate = createGate()
  await page.route('**/assets/home-*.js', async (route) => {
    await gate.wait
    await route.continue()
  })
  await page.goto('/auth/confirm')
  await expect(page.getByText('Invalid verification link', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Summit' }).click()
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/auth/confirm')

  gate.open()
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test(
  'until the page has hydrated, the document of a link under the pointer is fetched',
  { tag: '@chromium' },
  async ({ page }) => {
    const fetched: string[] = []
    let candidates: string[] = []
    const devtools = await page.context().newCDPSession(page)
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
    })
    devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
    })
    await devtools.send('Preload.enable')
    await page.goto('/')
    await expect.poll(() => candidates).toEqual(expect.arrayContaining(['/pricing', '/auth/login', '/auth/signup']))
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover()
    await expect.poll(() => fetched).toEqual(['/pricing'])

    await hydrate(page)
    await expect.poll(() => candidates).toEqual([])
  },
)

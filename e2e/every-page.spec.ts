import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { notFoundPage, pages, type Route } from '../apps/site/metadata/pages.ts'
import { layoutShift, recordLayoutShifts } from './support/layout-shift.ts'
import { expect, fontsLaidOut, hydrate, keepPrerendered, nextFrames, test, waitForHydration } from './support/test.ts'

// Callbacks differ in their title only.
const everyPage = [...pages, notFoundPage].filter(
  ({ path, needsAccounts }) => !needsAccounts && !/(google|apple).callback$/.test(path),
)

/** The path of a page; any unknown path for the not-found page. */
const getPath = (route: Route) => (route === notFoundPage ? '/nowhere' : route.path)

/** Whether a page redirects automatically. Such a page is checked as it loads; stories cover its states. */
const redirects = ({ path }: Route) => /callback$|confirm$|success$|update-password$/.test(path)

test.use({ expectedMessages: [/status of 404/] })

/** Opens a page on a phone viewport, signed in. */
async function open(page: Page, route: Route): Promise<void> {
  await recordLayoutShifts(page)
  await page.addInitScript(() => {
    localStorage.setItem('summit-user', JSON.stringify({ name: 'Ada Keller', email: 'ada@example.org' }))
    localStorage.setItem('summit-token', 'authenticated')
    localStorage.setItem('newsletter-popup-seen', 'true')
  })
  if (redirects(route)) await keepPrerendered(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(getPath(route))
  if (route.kind !== 'marketing' && !redirects(route)) await hydrate(page)
  await fontsLaidOut(page)
}

/** Elements that move under reduced motion. */
function movingElements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : ''))
}

/** Horizontal overflow of the page in px, and overflowing texts, clipped ones included. Drawings are exempt. */
function overflowingTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent || parent.closest('script, style, svg, [aria-hidden], [role=img]') || parent.clientWidth === 1) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const isOut = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (right > clientWidth + 1 || left < -1),
    )
    if (isOut) found.push(`“${textContent}”`)
  }
  return found
}

/** Texts in drawings that are broken or overflow their cell. */
function brokenDrawingTexts(): string[] {
  return [...document.querySelectorAll('.drawing')].flatMap((drawing) => {
    const cell = drawing.closest('.crossed')?.getBoundingClientRect()
    const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const { left, right } = range.getBoundingClientRect()
      const words = texts.currentNode.textContent?.trim() ?? ''
      const isOut = !cell || left < cell.left - 1 || right > cell.right + 1
      if (words && (isOut || (lines > 1 && !/[\s-]/.test(words)))) found.push(words)
    }
    return found
  })
}

/** Spaces texts as a page has to bear it (WCAG 2.2, 1.4.12). Content-Security-Policy allows it to a sheet of a script. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Marks controls that are recognisable by their background. */
function markFilledControls(): void {
  for (const control of document.querySelectorAll('a, button, input:not([type=checkbox], [type=radio]), textarea')) {
    const { backgroundColor } = getComputedStyle(control)
    control.toggleAttribute('data-filled', !/^transparent$|[,/] ?0\)$/.test(backgroundColor))
  }
}

/** Controls with a background but no border, after backgrounds were removed. */
function borderlessControls(): string[] {
  return [...document.querySelectorAll('[data-filled]')]
    .filter((control) => control.checkVisibility() && getComputedStyle(control).borderTopStyle === 'none')
    .map(({ outerHTML }) => outerHTML)
}

for (const route of everyPage) {
  test.describe(getPath(route), () => {
    test('has no layout shift, no overflow and no axe violation', async ({ page }) => {
      await open(page, route)
      expect.soft(await layoutShift(page)).toBeLessThan(0.001)
      expect.soft(await page.evaluate(movingElements), 'with less motion').toEqual([])
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)

      // Stories own the contrasts, in both themes.
      // Else axe opens another page, which takes longer than the check.
      const axe = new AxeBuilder({ page }).disableRules('color-contrast').setLegacyMode()
      const { violations } = await axe.analyze()
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])

      for (const width of [390, 320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(overflowingTexts), `at ${width} px`).toEqual([])
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(overflowingTexts), `at ${width} px and 200 % text`).toEqual([])
        expect.soft(await page.evaluate(brokenDrawingTexts), `drawn at ${width} px and 200 % text`).toEqual([])
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      expect.soft(await page.evaluate(overflowingTexts), 'from right to left').toEqual([])
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
      await page.evaluate(spaceTexts)
      expect.soft(await page.evaluate(overflowingTexts), 'with spaced texts').toEqual([])
      await page.evaluate(() => document.adoptedStyleSheets.pop())

      await page.evaluate(markFilledControls)
      if (!redirects(route)) await expect(page.locator('[data-filled]')).not.toHaveCount(0)
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await page.evaluate(borderlessControls), 'in forced colours').toEqual([])
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
      expect.soft(outline, 'what has the focus').toBe('solid')
      // The key hydrates the page, which logs to the console if its HTML is not what it renders.
      if (!redirects(route)) await waitForHydration(page)
    })
  })
}

const asyncPages = [
  { path: '/auth/error?error=No&message=Google+is+not+set+up+here.+Your+address+and+password+are.', headline: 'No' },
  { path: `/auth/success?provider=${'x'.repeat(190)}`, headline: 'Authentication Successful' },
  { path: '/auth/callback', headline: 'That didn’t work' },
  { path: '/auth/confirm', headline: 'Verification Failed' },
  { path: '/auth/update-password', headline: 'Invalid Reset Link' },
  { path: '/auth/login', headline: 'Welcome back' },
  { path: '/dashboard', headline: 'Welcome back' },
]

test('a phone does not load the illustration of account pages, which it does not show', async ({ page }) => {
  const images: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && images.push(request.url()))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/auth/confirm')
    expect(images.some((url) => url.includes('contour'))).toBe(width === 1440)
  }
})

test('on a slow phone, hydration into another state shifts nothing', { tag: '@chromium' }, async ({ page }) => {
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 390, height: 800 })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const { path, headline } of asyncPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    await nextFrames(page)
    expect.soft(await layoutShift(page), path).toBeLessThan(0.01)
  }
})

test('every internal link leads to a page, and every fragment to an element', async ({ request, baseURL }) => {
  const html = new Map<string, string>()
  const read = async (path: string) => {
    const known = html.get(path)
    if (known !== undefined) return known
    const response = await request.get(path)
    expect(response.status(), path).toBe(path === '/nowhere' ? 404 : 200)
    const text = await response.text()
    html.set(path, text)
    return text
  }
  const outside = new Set<string>()
  for (const path of everyPage.map(getPath)) {
    for (const [, href = ''] of (await read(path)).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const { origin, protocol, pathname, search, hash } = new URL(href, `${baseURL}${path}`)
      if (origin !== baseURL) outside.add(protocol === 'https:' ? origin : protocol)
      // Google and Apple sign-in leave the site.
      else if (!pathname.startsWith('/api/')) {
        const target = await read(pathname === '/nowhere' ? pathname : pathname + search)
        if (hash) expect(target, `${path} → ${href}`).toContain(`id="${hash.slice(1)}"`)
      }
    }
  }
  expect([...outside].sort()).toEqual(['https://apps.apple.com', 'mailto:', 'tel:'])
})

test('no sentence is repeated on another marketing page', async ({ request }) => {
  const places = new Map<string, string[]>()
  for (const { path } of pages.filter(({ kind }) => kind === 'marketing')) {
    const [main = ''] = /<main.*<\/main>/s.exec(await (await request.get(path)).text()) ?? []
    const text = main.replace(/<\/?(?:a|b|bdi)\b[^>]*>/g, '').replace(/<[^>]*>/g, '\n')
    const sentences = new Set(text.split(/\n|(?<=[.?!])\s+/).filter((piece) => /\S \S.*[.?!]$/.test(piece)))
    for (const sentence of sentences) places.set(sentence, [...(places.get(sentence) ?? []), path])
  }
  expect(places.size).toBeGreaterThan(100)
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is readable and has no button without function', async ({ page }) => {
    for (const route of everyPage) {
      await page.goto(getPath(route))
      await expect(page.getByRole('heading', { level: 1 }), route.path).toBeVisible()
      if (route.kind === 'marketing') {
        expect.soft(await page.getByRole('button').allTextContents(), route.path).toEqual([])
      }
    }
  })
})

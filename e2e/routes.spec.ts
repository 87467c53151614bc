import { expect, waitForHydration, test } from './support/test.ts'

const pages = [
  { id: 'ROUTE-01', path: '/', title: /^Summit: /, headline: 'Outclimb yesterday.' },
  { id: 'ROUTE-02', path: '/features', title: /^Features/, headline: 'Nine tools, one rope.' },
  { id: 'ROUTE-03', path: '/pricing', title: /^Pricing/, headline: 'Pick your pace.' },
  { id: 'ROUTE-04', path: '/download', title: /^Download/, headline: 'Put it in your pocket.' },
  { id: 'ROUTE-07', path: '/contact', title: /^Contact/, headline: 'Talk to a person.' },
  { id: 'ROUTE-06', path: '/terms', title: /^Terms of Service/, headline: 'Terms of Service' },
  { id: 'ROUTE-05', path: '/privacy', title: /^Privacy Policy/, headline: 'Privacy Policy' },
  { id: 'ROUTE-09', path: '/auth/login', title: /^Sign in/, headline: 'Welcome back' },
  { id: 'ROUTE-10', path: '/auth/signup', title: /^Sign up/, headline: 'Start climbing' },
  { id: 'ROUTE-17', path: '/auth/forgot-password', title: /^Forgot password/, headline: 'Lost the way in?' },
  { id: 'ROUTE-11', path: '/auth/callback', title: /^Signing in/, headline: 'Signing you in' },
  { id: 'ROUTE-12', path: '/auth/google/callback', title: /^Signing in with Google/, headline: 'Signing you in' },
  { id: 'ROUTE-13', path: '/auth/apple/callback', title: /^Signing in with Apple/, headline: 'Signing you in' },
  { id: 'ROUTE-14', path: '/auth/confirm', title: /^Confirm/, headline: 'Verifying...' },
  { id: 'ROUTE-16', path: '/auth/success', title: /^Signed in/, headline: 'Authentication Successful' },
  { id: 'ROUTE-18', path: '/auth/update-password', title: /^Set a new password/, headline: 'Verifying session...' },
  { id: 'ROUTE-15', path: '/auth/error', title: /^Authentication error/, headline: 'Authentication Error' },
  { id: 'ROUTE-08 DASH-03', path: '/dashboard', title: /^Dashboard/, headline: 'Loading...' },
]

for (const { id, path, title, headline } of pages) {
  test(`${id} ROUTE-23 ${path} answers a deep link with its own page, to anyone`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toMatch(title)
    expect(html).toContain(headline)
    expect(html).toContain(`<link rel="canonical" href="${new URL(path, response.url()).href}">`)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(html).toMatch(/<meta property="og:title" content="[^"]+">/)
  })
}

test.describe('an unknown path', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('ROUTE-19 ROUTE-20 ROUTE-21 any other path is not found, with status 404', async ({ page }) => {
    for (const path of ['/forgot-password', '/Auth/Login', '/a/b/c', '/%3Cscript%3E']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    }
  })

  test('the route that is drawn on it ends in the middle of its cross at every width', async ({ page }) => {
    await page.goto('/nowhere')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = await page.locator('main svg').evaluate((drawing) => {
        const [route, cross] = drawing.querySelectorAll('path')
        const matrix = route?.getScreenCTM()
        if (!cross || !matrix) throw new Error('The drawing has no cross.')
        const dot = route?.getPointAtLength(0).matrixTransform(matrix)
        const { x, y, width, height } = cross.getBoundingClientRect()
        return { dot: [dot?.x, dot?.y], middle: [x + width / 2, y + height / 2] }
      })
      expect(ends.dot[0]).toBeCloseTo(ends.middle[0] ?? NaN, 0)
      expect(ends.dot[1]).toBeCloseTo(ends.middle[1] ?? NaN, 0)
    }
  })

  test('ROUTE-19 not-found stays after hydration, and links home on the client', async ({ page }) => {
    await page.goto('/no/such/page')
    await page.getByRole('heading', { level: 1 }).click()
    await waitForHydration(page)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})

test('ROUTE-22 a query string does not change the page', async ({ request }) => {
  const [plain, queried] = await Promise.all([request.get('/auth/login'), request.get('/auth/login?next=/&id=7')])
  expect(await queried.text()).toBe(await plain.text())
})

test('a page is compressed and has an ETag', async ({ request }) => {
  const first = await request.get('/', { headers: { 'Accept-Encoding': 'br' } })
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const again = await request.get('/', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})

test('every page is prerendered completely: no Suspense fallback, one inline style, one inline script', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/features',
    '/pricing',
    '/download',
    '/contact',
    '/terms',
    '/privacy',
    '/auth/login',
    '/dashboard',
    '/nowhere',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/<template|<!--\$\?|<!--\$!|\$RC/)
    expect(html.match(/<style/g), path).toHaveLength(1)
    expect(html.match(/<script(?! type="application\/(ld\+)?json")/g), path).toHaveLength(1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no form can put a password into the URL', async ({ page }) => {
    await page.goto('/auth/login')
    const forms = await page.locator('form').all()
    expect(forms).not.toHaveLength(0)
    for (const form of forms) expect(await form.getAttribute('method')).toBe('post')
  })
})

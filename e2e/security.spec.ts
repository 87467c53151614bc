import { createHash } from 'node:crypto'
import { expect, waitForHydration, test } from './support/test.ts'

const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

for (const path of ['/', '/auth/login', '/dashboard', '/nowhere']) {
  test(`${path} allows its own inline style and script by hash, and nothing else`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    const policy = response.headers()['content-security-policy'] ?? ''
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${getHash(script)}`,
      `style-src-elem 'self' ${getHash(style)}`,
      "style-src-attr 'unsafe-inline'",
      ...['img', 'font', 'connect', 'manifest'].map((kind) => `${kind}-src 'self'`),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(html).not.toMatch(/ on\w+=/)
  })
}

test('only account pages have a no-referrer policy', async ({ request }) => {
  const login = await request.get('/auth/login')
  expect(login.headers()['referrer-policy']).toBe('no-referrer')
  const home = await request.get('/')
  expect(home.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('pages whose URL may have a token are not cached and send no referrer', async ({ request }) => {
  const secret = [
    '/auth/confirm',
    '/auth/update-password',
    '/auth/callback',
    '/auth/google/callback',
    '/auth/apple/callback',
  ]
  for (const path of secret) {
    const headers = (await request.get(`${path}?token_hash=abc&code=abc`)).headers()
    expect(headers, path).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
})

test.describe('an injected script', () => {
  test.use({ expectedMessages: [/Content Security Policy|TrustedHTML|Trusted/] })

  test('cannot write markup or run inline', async ({ page }) => {
    await page.goto('/auth/login')
    await waitForHydration(page)
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script')
      try {
        document.body.innerHTML = '<img>'
        return 'markup was written'
      } catch {
        document.body.append(script)
      }
      try {
        script.textContent = 'document.title = "owned"'
      } catch {
        return 'refused'
      }
      return document.title
    })
    expect(outcome).toBe('refused')
  })
})

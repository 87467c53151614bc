import type { APIRequestContext } from '@playwright/test'
import { contactMessages } from '@summit/brand/messages/contact'
import { pricingMessages } from '@summit/brand/messages/pricing'
import { pages } from '../apps/site/metadata/pages.ts'
import { expect, test } from './support/test.ts'

const listed = pages.filter(({ kind }) => kind === 'marketing').map(({ path }) => path)
const unlisted = [
  ...pages.filter(({ kind, needsAccounts }) => kind !== 'marketing' && !needsAccounts).map(({ path }) => path),
  '/nowhere',
]

/** The metadata in a page's head. */
async function read(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
  const graph = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1]
  return {
    html,
    meta,
    title: /<title>(.*)<\/title>/.exec(html)?.[1] ?? '',
    things: graph ? (JSON.parse(graph) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  }
}

/** Width and height of a PNG, from its header. */
function getSize(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

for (const path of listed) {
  test(`${path} is indexable, with canonical URL, preview image and app link`, async ({ request, baseURL }) => {
    const { html, meta, title } = await read(request, path)
    expect(meta('robots')).toBeUndefined()
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`)
    expect(meta('og:url')).toBe(`${baseURL}${path}`)
    expect(meta('og:title')).toBe(title)
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:site_name')).toBe('Summit')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('apple-itunes-app')).toMatch(/^app-id=\d+$/)
    const picture = await request.get(meta('og:image') ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(getSize(await picture.body())).toEqual([1200, 630])
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toMatch(/\w/)
    expect(html.match(/<meta name="theme-color" content="#[\da-f]{6}" media=/g)).toHaveLength(2)
  })
}

for (const path of unlisted) {
  test(`${path} is not indexable`, async ({ request }) => {
    const { html, meta, things } = await read(request, path)
    expect(meta('robots')).toBe('noindex')
    expect(meta('og:image')).toBeUndefined()
    expect(meta('apple-itunes-app')).toBeUndefined()
    expect(things).toEqual([])
    expect(html).not.toContain('ld+json')
  })
}

test('pages have structured data', async ({ request, baseURL }) => {
  const getTypes = async (path: string) => (await read(request, path)).things.map((thing) => thing['@type'])
  expect(await getTypes('/')).toEqual(['Organization', 'MobileApplication'])
  expect(await getTypes('/download')).toEqual(['MobileApplication', 'BreadcrumbList'])
  expect(await getTypes('/pricing')).toEqual(['FAQPage', 'BreadcrumbList'])
  expect(await getTypes('/contact')).toEqual(['Organization', 'FAQPage', 'BreadcrumbList'])
  for (const path of ['/features', '/terms', '/privacy']) expect(await getTypes(path)).toEqual(['BreadcrumbList'])

  const [app, breadcrumbs] = (await read(request, '/download')).things
  expect(app).toMatchObject({
    name: 'Summit',
    operatingSystem: 'iOS 13+, Android 6.0+',
    offers: [
      { name: 'Free', price: 0, priceCurrency: 'USD' },
      { name: 'Premium', price: 6.99 },
      { name: 'Lifetime', price: 199 },
    ],
  })
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Summit', item: `${baseURL}/` },
      { position: 2, name: 'Download for iOS and Android', item: `${baseURL}/download` },
    ],
  })
})

for (const [path, faq] of [
  ['/pricing', pricingMessages.faq],
  ['/contact', contactMessages.faq],
] as const) {
  test(`${path} has the visible questions as structured data`, async ({ page, request }) => {
    const { things } = await read(request, path)
    expect(things.find((thing) => thing['@type'] === 'FAQPage')).toMatchObject({
      mainEntity: faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    })
    await page.goto(path)
    for (const { question, answer } of faq) {
      await expect(page.getByText(question, { exact: true })).toHaveCount(1)
      await expect(page.getByText(answer, { exact: true })).toHaveCount(1)
    }
  })
}

test('the sitemap lists exactly the indexable pages, and robots.txt names it', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
  const response = await request.get(sitemap)
  expect(response.headers()['content-type']).toContain('xml')
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(listed.map((path) => `${baseURL}${path}`))
  for (const path of listed) expect(robots).not.toMatch(new RegExp(`^Disallow: ${path}$`, 'm'))
})

test('the manifest’s icons and the Apple touch icon exist in the stated sizes', async ({ request }) => {
  const response = await request.get('/site.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] }
  expect(name).toBe('Summit')
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    if (src.endsWith('.png')) expect(getSize(await icon.body()).join('x')).toBe(sizes)
  }
  const ico = await request.get('/favicon.ico')
  expect([ico.status(), ico.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  expect(getSize((await ico.body()).subarray(22))).toEqual([48, 48])
  const { html } = await read(request, '/')
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">')
})

test('security.txt has a contact and expires within a year', async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain('Contact: mailto:hello@summit.test\n')
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000)
})

test('universal links open pages in the app, except account pages', async ({ request }) => {
  const components = [
    { '/': '/auth/*', exclude: true },
    { '/': '/api/*', exclude: true },
    { '/': '/dashboard', exclude: true },
    { '/': '/*' },
  ]
  const apple = await request.get('/.well-known/apple-app-site-association')
  expect(apple.headers()['content-type']).toBe('application/json')
  expect(await apple.json()).toMatchObject({ applinks: { details: [{ components }] } })
  const android = await request.get('/.well-known/assetlinks.json')
  expect(await android.json()).toMatchObject([
    {
      target: {
        namespace: 'android_app',
        sha256_cert_fingerprints: [expect.stringMatching(/^([\dA-F]{2}:){31}[\dA-F]{2}$/)],
      },
      relation_extensions: {
        'delegate_permission/common.handle_all_urls': { dynamic_app_link_components: components },
      },
    },
  ])
})

import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, openDatabase, type TestApp } from '../testing/test-app.ts'
import { acceptedCodings } from './codings.ts'
import { readSite } from './site.ts'
import { createStorybookApp } from './storybook.ts'

const placeholder = 'https://site-url.invalid'
const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'auth/login.html': '<!doctype html><title>Login</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'assets/site-1a2b.js': 'console.log("site")',
  'pricing.html': `<!doctype html><title>Pricing</title><link rel="canonical" href="${placeholder}/pricing">\n</head><div id="root"></div>`,
  'robots.txt': `Sitemap: ${placeholder}/sitemap.xml`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const headers = { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'no-cache' }
const loginHeaders = { ...headers, 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
const pages = {
  origin: placeholder,
  pages: {
    '/pricing': { file: 'pricing.html', headers },
    '/': { file: 'index.html', headers },
    '/auth/login': { file: 'auth/login.html', headers: loginHeaders },
  },
  notFound: { file: '404.html', headers },
}

const settings = {
  siteUrl: 'https://summit.example',
  contactTo: undefined,
  accounts: 'demo',
  minPasswordLength: 8,
  vitalsShare: 0,
} as const

let folder: string
let test: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'summit-site-'))
  const write = async (name: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  for (const [name, text] of Object.entries(files)) {
    await write(`public/${name}`, text)
    await write(`public/${name}.br`, brotliCompressSync(text))
    await write(`public/${name}.gz`, gzipSync(text))
  }
  await write('pages.json', JSON.stringify(pages))
  for (const variant of ['enquiries', 'accounts', 'accounts-enquiries']) {
    for (const name of ['index.html', '404.html']) await write(`${variant}/public/${name}`, variant)
    await write(`${variant}/pages.json`, JSON.stringify({ ...pages, pages: { '/': pages.pages['/'] } }))
  }
  await writeFile(path.join(folder, 'secret.txt'), 'secret')
  test = createTestApp({ database: { ...openDatabase(undefined as never) }, site: await readSite(folder, settings) })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  test.send(address, { method, headers })

describe('pages', () => {
  it('are served at their path with their own and the common headers', async () => {
    const response = await get('/auth/login')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(files['auth/login.html'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['/favicon.svg', 200],
    ['/auth/login/', 308],
    ['/nope', 404],
    ['/assets/old.js', 404],
    ['/%', 404],
    ['/auth/login', 405, 'POST'],
  ])('T18 cannot be framed: %s, %i', async (address, status, method = 'GET') => {
    const response = await get(address, {}, method)
    expect([response.status, response.headers.get('X-Frame-Options')]).toEqual([status, 'DENY'])
    expect(response.headers.has('Content-Security-Policy')).toBe(true)
  })

  it('ignore a query', async () => {
    expect((await get('/auth/login?next=/dashboard')).status).toBe(200)
  })

  it.each(['/auth/login/', '/auth/%6Cogin', '/auth%2Flogin'])(
    'are at one address, to which %s is redirected with its query',
    async (address) => {
      const response = await get(`${address}?a=1`)
      expect(response.status).toBe(308)
      expect(response.headers.get('Location')).toBe('/auth/login?a=1')
    },
  )

  it('are not served under a file name, which has no headers', async () => {
    for (const address of ['/index.html', '/auth/login.html', '/404.html'])
      expect((await get(address)).status).toBe(404)
  })

  it.each([
    '/nope',
    '/auth',
    '/auth/login/extra',
    '/DASHBOARD',
    '/secret.txt',
    '/pages.json',
    '//evil.example/',
    '/\\evil',
    '/100%',
    '/caf%E9',
  ])('ROUTE: %s, which is not registered, gets 404 with the not-found page', async (address) => {
    const response = await get(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(files['404.html'])
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  })

  it.each(['/api', '/api/', '/api/nope', '/auth/v1', '/auth/v1/nope', '/.well-known/nope', '/assets/old.js'])(
    'are never the answer to a program that asks for what is not there: %s',
    async (address) => {
      const response = await get(address)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/json'])
    },
  )

  it('answer GET and HEAD only', async () => {
    const response = await get('/auth/login', {}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect((await get('/nope', {}, 'POST')).status).toBe(404)
  })

  it('answer a form sent without JavaScript with a page, without echoing its values', async () => {
    const response = await get('/auth/login?a="b"', { Accept: 'text/html,*/*;q=0.8' }, 'POST')
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    const text = await response.text()
    expect(text).toContain('This form needs JavaScript.')
    expect(text).toContain('<a href="/auth/login">Back to the form</a>')
    expect((await get('/auth/login', {}, 'POST')).headers.get('Content-Type')).toBe('application/json')
  })
})

describe('files', () => {
  it('with a hash in their name are immutable', async () => {
    const response = await get('/assets/site-1a2b.js')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  })

  it('without one are revalidated', async () => {
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('that are missing, or are a compressed variant, are not found', async () => {
    for (const address of ['/assets/old.js', '/assets/site-1a2b.js.br', '/.well-known/unknown']) {
      const response = await get(address)
      expect(response.status).toBe(404)
      expect(response.headers.get('Cache-Control')).not.toContain('immutable')
    }
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', null, Buffer.from],
    ['', null, Buffer.from],
  ] as const)('come in the best form for Accept-Encoding "%s"', async (accepted, coding, decode) => {
    const response = await get('/', { 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(coding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength))
    expect(String(decode(body))).toBe(files['index.html'])
  })

  it('have a strong ETag per encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) =>
        (await get('/', { 'Accept-Encoding': coding })).headers.get('ETag'),
      ),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
  })

  it('are answered with 304 for a matching ETag', async () => {
    const first = await get('/auth/login')
    const tag = first.headers.get('ETag') ?? ''
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get('/auth/login', { 'If-None-Match': header })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('ETag')).toBe(tag)
      expect(again.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
      expect(again.headers.get('X-Frame-Options')).toBe('DENY')
    }
    expect((await get('/auth/login', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get('/nope', { 'If-None-Match': '*' })).status).toBe(404)
  })

  it('answer HEAD as GET without the body', async () => {
    const [head, whole] = [await get('/', {}, 'HEAD'), await get('/')]
    expect(await head.text()).toBe('')
    expect([...head.headers]).toEqual([...whole.headers])
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/index.html%00',
    '/%',
    '/%zz',
    '/%ff',
    '/%c0%ae%c0%ae/secret.txt',
  ])('outside of the folder are not served: %s', async (address) => {
    const response = await get(address)
    expect([400, 404]).toContain(response.status)
    expect(await response.text()).not.toContain('secret')
  })

  it('never give a server error, for any path', async () => {
    const pieces = fc.constantFrom(
      '/',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%',
      '%ff',
      'auth',
      'login',
      '?',
      '#',
      ';',
      ' ',
      '\\',
      '//',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces), async (parts) => {
        const response = await get(`/${parts.join('')}`)
        expect(response.status).toBeLessThan(500)
      }),
    )
  })
})

it('parses Accept-Encoding', () => {
  expect(acceptedCodings('GZIP ; q=0.5 , BR;q=0.0')).toEqual(['gzip', 'identity'])
  expect(acceptedCodings('x-gzip')).toEqual(['gzip', 'identity'])
  expect(acceptedCodings('*;q=0')).toEqual(['identity'])
  expect(acceptedCodings(';;,=,q')).toEqual(['identity'])
})

it('reports a page without a file', async () => {
  await expect(readSite(path.join(folder, 'nowhere'), settings)).rejects.toThrow('pages.json')
})

describe('an origin', () => {
  it('is put into pages and files, in each coding, with an ETag that follows it', async () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
    for (const [coding, decode] of Object.entries(decoders)) {
      for (const address of ['/pricing', '/robots.txt']) {
        const response = await get(address, { 'Accept-Encoding': coding })
        expect(response.headers.get('Content-Encoding')).toBe(coding === 'identity' ? null : coding)
        const text = decode(Buffer.from(await response.arrayBuffer())).toString()
        expect(text).toContain(`${settings.siteUrl}/`)
        expect(text).not.toContain(placeholder)
      }
    }
    const other = await readSite(folder, { ...settings, siteUrl: 'http://localhost:4000' })
    const variant = await other.pages.get('/pricing')?.file.variant(['identity'])
    expect(variant?.etag).not.toBe((await get('/pricing')).headers.get('ETag'))
  })

  it.each([
    ['enquiries', { contactTo: 'help@summit.example' }],
    ['accounts', { accounts: 'real' }],
    ['accounts-enquiries', { accounts: 'real', contactTo: 'help@summit.example' }],
  ] as const)('has the pages of %s where it is set: %j', async (name, set) => {
    const site = await readSite(folder, { ...settings, ...set })
    const { send } = createTestApp({ database: { ...openDatabase(undefined as never) }, site })
    expect(await (await send('/')).text()).toBe(name)
    expect((await send('/auth/login')).status).toBe(404)
    expect((await send('/favicon.svg')).status).toBe(200)
  })
})

it('measures pages with a script only where a share of visits is to be measured', async () => {
  const measured = await readSite(folder, { ...settings, vitalsShare: 0.1 })
  const script = '<script src="/vitals.js" defer data-share="0.1" data-to="/api/vitals"></script>\n</head>'
  for (const [coding, decode] of [
    ['br', brotliDecompressSync],
    ['identity', (body: Uint8Array) => body],
  ] as const) {
    const { body } = (await measured.pages.get('/pricing')?.file.variant([coding])) ?? { body: new Uint8Array() }
    expect(Buffer.from(decode(body)).toString()).toContain(script)
  }
  const { send, post } = createTestApp({
    database: { ...openDatabase(undefined as never) },
    site: await readSite(folder, settings),
  })
  expect(await (await send('/pricing')).text()).not.toContain('vitals')
  expect((await post('/api/vitals', { path: '/pricing' })).status).toBe(404)
})

it('ACCOUNT-44 tells pages the minimum length of passwords, where it is another one', async () => {
  const read = async (minPasswordLength: number) => {
    const { pages } = await readSite(folder, { ...settings, minPasswordLength })
    const { body } = (await pages.get('/pricing')?.file.variant(['identity'])) ?? { body: new Uint8Array() }
    return Buffer.from(body).toString()
  }
  expect(await read(8)).toContain('<div id="root">')
  expect(await read(12)).toContain('<div id="root" data-min-password-length="12">')
})

it('serves everything after its folder is gone, from what it read when it started', async () => {
  const copy = path.join(folder, 'copy')
  await cp(path.join(folder, 'public'), path.join(copy, 'public'), { recursive: true })
  await cp(path.join(folder, 'pages.json'), path.join(copy, 'pages.json'))
  const site = await readSite(copy, settings)
  const { send } = createTestApp({ database: { ...openDatabase(undefined as never) }, site })
  const storybook = await createStorybookApp(
    path.join(copy, 'public'),
    'http://localhost:3001',
    pino({ level: 'silent' }),
  )
  await rm(copy, { recursive: true })

  const addresses = [...site.pages.keys(), ...site.files.keys()]
  expect(addresses).toEqual(expect.arrayContaining(['/', '/pricing', '/robots.txt', '/assets/site-1a2b.js']))
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': coding }
    for (const address of addresses) expect((await send(address, { headers })).status, address).toBe(200)
    expect((await storybook.request('/assets/site-1a2b.js', { headers })).status).toBe(200)
  }
})

it('serves a Storybook build with headers that allow its frame', async () => {
  const app = await createStorybookApp(path.join(folder, 'public'), 'http://localhost:3001', pino({ level: 'silent' }))
  const front = await app.request('/?path=/story/ui-button--accent')

  expect(await front.text()).toBe(files['index.html'])
  expect(front.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'")
  expect(front.headers.has('X-Frame-Options')).toBe(false)
  for (const address of ['/../secret.txt', '/%', '/nope']) expect((await app.request(address)).status).toBe(404)
})

it('leads from a Storybook to the site beside it, not to the one that it was built for', async () => {
  const build = path.join(folder, 'linked')
  await mkdir(build)
  await writeFile(path.join(build, 'site.json'), JSON.stringify({ url: 'http://localhost:3000' }))
  const app = await createStorybookApp(build, 'http://localhost:3001', pino({ level: 'silent' }))
  const response = await app.request('/site.json')
  expect(await response.json()).toEqual({ url: 'http://localhost:3001' })
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

it('serves a Storybook build compressed and cached, without its list of modules', async () => {
  const build = path.join(folder, 'storybook')
  await mkdir(path.join(build, 'assets'), { recursive: true })
  const script = 'export const story = {};\n'.repeat(200)
  for (const name of ['sb-manager.js', 'assets/story-1a2b.js', 'preview-stats.json'])
    await writeFile(path.join(build, name), script)
  const app = await createStorybookApp(build, 'http://localhost:3001', pino({ level: 'silent' }))
  const send = (address: string, coding: string) => app.request(address, { headers: { 'Accept-Encoding': coding } })

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  for (const [coding, decode] of Object.entries(decoders)) {
    const response = await send('/sb-manager.js', coding)
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Encoding')).toBe(coding === 'identity' ? null : coding)
    expect(decode(body).toString()).toBe(script)
    if (coding !== 'identity') expect(body.byteLength).toBeLessThan(500)
  }
  expect((await send('/sb-manager.js', 'br')).headers.get('Cache-Control')).toBe('no-cache')
  expect((await send('/assets/story-1a2b.js', 'br')).headers.get('Cache-Control')).toContain('immutable')
  expect((await send('/preview-stats.json', 'br')).status).toBe(404)
})

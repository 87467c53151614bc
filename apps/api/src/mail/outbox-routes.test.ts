import { createHash } from 'node:crypto'
import net from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { listen } from '../http/listener.ts'
import type { Site } from '../site/site.ts'
import { createTestApp, openDatabase } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { Mail } from './mail.ts'
import { mailQueue } from './queue.ts'

const letter: Mail = {
  to: 'ada@example.org',
  subject: 'Your <b>plan</b>',
  text: 'Hello <i>Ada</i>',
  html: '<!doctype html><html><head></head><body><script>alert(1)</script><a href="/x">Open</a></body></html>',
  headers: { 'X-Note': '<u>1</u>' },
  attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', path: '/downloads/plan.pdf' }],
}
const plan = new TextEncoder().encode('%PDF of four weeks')
const nothing = { type: 'text/html', variant: async () => ({ coding: 'identity' as const, body: plan, etag: '' }) }
const site: Site = {
  pages: new Map(),
  notFoundPage: { file: nothing, headers: {} },
  files: new Map([['/downloads/plan.pdf', nothing]]),
}

const database = await testDatabase()

function open(config: Partial<Config> = {}) {
  const app = createTestApp({ database: openDatabase(database), config, site })
  return {
    app: app.app,
    queue: (mail: Partial<Mail> = {}) => mailQueue({ delivery: 'outbox' }, app.now)(database, { ...letter, ...mail }),
    pass: app.pass,
    get: (path: string, headers = {}, from = '127.0.0.1') => app.send(path, { headers }, from),
  }
}

/** The only mail, as JSON. */
async function only(get: ReturnType<typeof open>['get']) {
  // SAFETY: the first test below says what it is.
  const [mail] = (await (await get('/outbox.json')).json()) as Array<{ id: string }>
  return mail?.id ?? ''
}

describe('/outbox.json', () => {
  it('has every mail, the newest first', async () => {
    const { queue, get, pass } = open()
    await queue({ subject: 'First', headers: {}, attachments: [] })
    pass(1000)
    await queue()
    const response = await get('/outbox.json')
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        to: 'ada@example.org',
        subject: 'Your <b>plan</b>',
        text: 'Hello <i>Ada</i>',
        html: letter.html,
        headers: { 'X-Note': '<u>1</u>' },
        attachments: [
          {
            filename: 'plan.pdf',
            contentType: 'application/pdf',
            size: plan.byteLength,
            url: 'https://summit.example/downloads/plan.pdf',
          },
        ],
        createdAt: '2026-05-04T06:00:01.000Z',
      },
      expect.objectContaining({ subject: 'First', attachments: [] }),
    ])
  })

  it('has no content for a missing attachment', async () => {
    const { queue, get } = open()
    await queue({ attachments: [{ filename: 'a', contentType: 'text/plain', path: '/nowhere' }] })
    expect(await (await get('/outbox.json')).json()).toMatchObject([{ attachments: [{ size: 0 }] }])
  })

  it('is read-only', async () => {
    const { get } = open()
    expect((await get('/outbox.json')).status).toBe(200)
    const app = createTestApp({ database: openDatabase(database) })
    expect((await app.send('/outbox.json', { method: 'DELETE' }, '127.0.0.1')).status).toBe(405)
  })
})

describe('the outbox', () => {
  it.each<[string, Partial<Config>, object, string, string]>([
    ['from another machine', {}, {}, '192.0.2.7', ''],
    ['through a proxy', {}, { 'X-Forwarded-For': '127.0.0.1' }, '127.0.0.1', ''],
    ['under a name that leads here', {}, {}, '127.0.0.1', 'http://rebound.example'],
    ['under a name that its address hides', {}, { Host: 'rebound.example' }, '127.0.0.1', 'http://localhost'],
    ['where mails wait', { mail: { delivery: 'wait' } }, {}, '127.0.0.1', ''],
    ['where mails are sent', { mail: { delivery: 'smtp', url: '', from: { name: '', address: '' } } }, {}, '::1', ''],
  ])('answers 404 %s', async (_, config, headers, from, host) => {
    const { queue, get } = open(config)
    await queue()
    const id = await only(open().get)
    for (const path of ['/outbox', '/outbox.json', `/outbox/${id}`, `/outbox/${id}/content`, '/outbox/']) {
      const response = await get(host + path, headers, from)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Ada')
    }
  })

  it('T38 answers 404 through a proxy that only passes requests on, as nginx does by default', async () => {
    const { app, queue } = open()
    await queue()
    const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 })
    const socket = net.connect(port, '127.0.0.1')
    socket.write(`GET /outbox.json HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    const answer = (await socket.setEncoding('utf8').toArray()).join('')
    await close()
    expect(answer).toMatch(/^HTTP\/1\.[01] 404 /)
    expect(answer).not.toContain('Ada')
  })

  it('has an empty state', async () => {
    expect(await (await open().get('/outbox')).text()).toContain('half a minute')
  })

  it('escapes the mails it lists and shows', async () => {
    const { queue, get } = open()
    await queue()
    const id = await only(get)
    const list = await (await get('/outbox')).text()
    expect(list).toContain(`<a href="/outbox/${id}">Your &lt;b&gt;plan&lt;/b&gt;</a>`)
    const page = await (await get(`/outbox/${id}`)).text()
    expect(page).toContain('Hello &lt;i&gt;Ada&lt;/i&gt;')
    expect(page).toContain('X-Note: &lt;u&gt;1&lt;/u&gt;')
    expect(page).not.toContain('alert(1)')
  })

  it('has a CSP that allows only the site’s icon, font and contour lines, and the mail’s frame', async () => {
    const { queue, get } = open()
    await queue()
    const response = await get(`/outbox/${await only(get)}`)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(
      /^default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; frame-src 'self'$/,
    )
    const text = await response.text()
    const css = /<style>([^<]+)<\/style>/.exec(text)?.[1] ?? ''
    expect(policy, 'the style of the page').toContain(createHash('sha256').update(css).digest('base64'))
    expect(text).toContain('<link rel="icon" href="/favicon.svg"')
    expect(text).toContain('<link rel="stylesheet" href="/plain.css"')
    expect(text).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  })

  it('sandboxes a mail’s page: no origin, no scripts, links that leave the frame', async () => {
    const { queue, get } = open()
    await queue()
    const response = await get(`/outbox/${await only(get)}/content`)
    const policy = response.headers.get('Content-Security-Policy')?.split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(await response.text()).toContain('<head><base target="_blank">')
  })

  it.each(['/outbox/1', '/outbox/00000000-0000-0000-0000-000000000000', "/outbox/'--"])(
    'answers 404 at %s',
    async (path) => {
      expect((await open().get(path)).status).toBe(404)
    },
  )
})

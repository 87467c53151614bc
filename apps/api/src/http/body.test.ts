import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import { apiRoutes } from '@summit/contract'
import { describe, expect, it } from 'vitest'
import { errorMessage } from '../testing/error-message.ts'
import { createTestApp, openDatabase } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'
import { BODY_MAX, readText } from './body.ts'

const database = await testDatabase()
const test = createTestApp({
  database: openDatabase(database),
  config: { rateLimit: { max: 1_000_000, windowSeconds: 1 } },
})

const gzip = promisify(gzipWithCallback)
const json = { 'Content-Type': 'application/json' }
const login = (body: NonNullable<RequestInit['body']> | null, headers: Record<string, string> = json) =>
  test.send(apiRoutes.login, { method: 'POST', body, headers })

describe('bodies', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'of the type %j are answered with 415',
    async (type) => {
      const response = await login('{}', type ? { 'Content-Type': type } : {})
      expect(response.status).toBe(415)
      await errorMessage(response)
    },
  )

  it('may have a charset', async () => {
    const type = 'Application/JSON; charset=utf-8'
    const body = '{"email":"nobody@summit.test","password":"x"}'
    expect((await login(body, { 'Content-Type': type })).status).toBe(401)
  })

  it('that are compressed are answered with 415', async () => {
    const body = '{"email":"nobody@summit.test","password":"x"}'
    const response = await login(await gzip(body), { ...json, 'Content-Encoding': 'gzip' })
    expect(response.status).toBe(415)
    expect(await errorMessage(response)).toBe('Please send the body uncompressed.')
    expect((await login(body, { ...json, 'Content-Encoding': 'Identity' })).status).toBe(401)
  })

  it.each(['', '{', '{"email":"a"', 'null,', "{'email':1}", '\0', '[1,]'])(
    'that are not JSON are answered with 400: %j',
    async (body) => {
      const response = await login(body)
      expect(response.status).toBe(400)
      expect(await errorMessage(response)).toBe('The request is not valid JSON.')
    },
  )

  it.each([
    null,
    [],
    'text',
    7,
    {},
    { email: 'ada@summit.test' },
    { email: { $ne: '' }, password: { $ne: '' } },
    { email: ['ada@summit.test'], password: 'x' },
    { email: 'ada@summit.test', password: 7 },
    { email: '', password: 'x' },
    { email: '   ', password: 'x' },
    { email: 'ada@summit.test', password: '' },
  ])('T26 of the wrong shape are answered with 400: %j', async (body) => {
    const response = await test.post(apiRoutes.login, body)
    expect(response.status).toBe(400)
    expect(await errorMessage(response)).toBe('Please enter your email address and your password.')
  })

  it('T16 cannot pollute a prototype', async () => {
    const body =
      '{"email":"polluter@summit.test","password":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'
    expect((await login(body)).status).toBe(401)
    expect('isAdmin' in {}).toBe(false)
  })

  it('T25 over 16 KiB are answered with 413, with or without Content-Length', async () => {
    const padded = (size: number) => JSON.stringify({ email: 'a', password: 'x' }).padEnd(size)
    expect(BODY_MAX).toBe(16_384)
    expect((await login(padded(BODY_MAX))).status).toBe(401)
    expect((await login(padded(BODY_MAX + 1))).status).toBe(413)
    expect((await login('{}', { ...json, 'Content-Length': '999999999999' })).status).toBe(413)

    const endless = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(1000).fill(32)) })
    const init = { method: 'POST', body: endless, headers: json, duplex: 'half' } satisfies RequestInit & {
      duplex: 'half'
    }
    const response = await test.send(apiRoutes.login, init)
    expect(response.status).toBe(413)
    await errorMessage(response)
  })

  it('whose characters are split between chunks arrive whole', async () => {
    const email = 'zoë.🏔@summit.test'
    const bytes = new TextEncoder().encode(JSON.stringify({ email }))
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }
    expect(await readText(new Request('http://localhost', init))).toBe(JSON.stringify({ email }))
  })

  it('that end in the middle of a character arrive with a replacement', async () => {
    const request = new Request('http://localhost', { method: 'POST', body: Uint8Array.of(0x61, 0xf0, 0x9f) })
    expect(await readText(request)).toBe('a\uFFFD')
  })

  it('that end early are answered with 408', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('gone')) })
    const init = { method: 'POST', body: broken, headers: json, duplex: 'half' } satisfies RequestInit & {
      duplex: 'half'
    }
    expect((await test.send(apiRoutes.login, init)).status).toBe(408)
  })
})

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import net from 'node:net'
import { errorResponse } from '@summit/contract'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { readText } from './body.ts'
import { CannotListen, defaultLimits, KEEP_ALIVE_MS, listen, type Limits, type Listener } from './listener.ts'

const host = '127.0.0.1'
const limits = { ...defaultLimits, request: 150, check: 20, closing: 100 }

let listener: Listener | undefined
afterEach(() => listener?.close())

async function open(serve: (app: Hono) => void = () => {}, own: Partial<Limits> = {}): Promise<Listener> {
  const app = new Hono()
  serve(app)
  listener = await listen(app, { host, port: 0, siteUrl: 'https://summit.example' }, { ...limits, ...own })
  return listener
}

/** Sends bytes. Resolves with what was received until the server closed the connection. */
async function exchange(port: number, ...pieces: string[]): Promise<{ head: string; body: unknown }> {
  const socket = net.connect(port, host)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  for (const piece of pieces) socket.write(piece)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

const request = (line: string, ...headers: string[]) => `${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`

it('T25 answers a request without its body with 408 in JSON and closes', async () => {
  const { port } = await open((app) => {
    app.post('/', async (context) => context.text(await context.req.text()))
    app.onError((_, context) => context.text('The body broke off.', 400))
  })
  const { head, body } = await exchange(port, request('POST / HTTP/1.1', 'Content-Length: 100'), '{')
  expect(head).toMatch(/^HTTP\/1\.1 408 /)
  expect(v.is(errorResponse, body)).toBe(true)
})

it('reads a chunked body', async () => {
  const { port } = await open((app) => {
    app.post('/', async (context) => context.text(await readText(context.req.raw)))
  })
  const init = { method: 'POST', body: new Blob(['one, ', 'two']).stream(), duplex: 'half' } satisfies RequestInit & {
    duplex: 'half'
  }
  const response = await fetch(`http://${host}:${port}/`, init)
  expect([response.status, await response.text()]).toEqual([200, 'one, two'])
})

it('goes on after connections that the system did not let it accept', async () => {
  const listening = vi.spyOn(net.Server.prototype, 'listen')
  const onError = vi.fn<(error: Error) => void>()
  listener = await listen(new Hono(), { host, port: 0, onError })
  // SAFETY: servers alone listen.
  const server = listening.mock.contexts[0] as net.Server
  for (const code of ['ENFILE', 'ENOMEM']) server.emit('error', new Error(`accept ${code}`))
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual(['accept ENFILE', 'accept ENOMEM'])
  expect((await fetch(`http://${host}:${listener.port}/`)).status).toBe(404)
  listening.mockRestore()
})

it('T25 defaults to 12 s per request, checked every 2 s, and 30 s for idle connections', () => {
  expect(defaultLimits).toMatchObject({ request: 12_000, check: 2_000, closing: 5_000, idle: 30_000 })
})

it('T25 closes a request without its headers', async () => {
  const { port } = await open()
  const { head } = await exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 408 /)
})

it('answers HTTP/1.0, which has no Host header', async () => {
  const { port } = await open((app) => app.get('/', (context) => context.json('here')))
  const { head, body } = await exchange(port, 'GET / HTTP/1.0\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.\d 200 /)
  expect(body).toBe('here')
})

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers without end', request('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`), 431],
  ['two lengths', request('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length and chunks', request('POST / HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['a length below zero', request('POST / HTTP/1.1', 'Content-Length: -1'), 400],
  ['two hosts', request('GET / HTTP/1.1', 'Host: summit.example'), 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation that it does not know', request('GET / HTTP/1.1', 'Expect: 200-ok'), 417],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
])('answers %s with JSON, and the headers of all responses', async (_, text, status) => {
  const { port } = await open()
  const { head, body } = await exchange(port, text)
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toMatch(/^X-Content-Type-Options: nosniff\r?$/im)
  expect(head).toMatch(/^Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'\r?$/im)
  expect(head).toMatch(/^X-Frame-Options: DENY\r?$/im)
  expect(head).toMatch(/^Strict-Transport-Security: max-age=31536000; includeSubDomains\r?$/im)
  expect(v.is(errorResponse, body)).toBe(true)
})

it('closes a connection that sends nothing', async () => {
  const { port } = await open(() => {}, { idle: 50, request: 10_000 })
  const socket = net.connect(port, host).resume()
  await once(socket, 'close')
  expect(socket.bytesWritten).toBe(0)
})

it('reports a port in use, and an address that is not this machine’s', async () => {
  const { port } = await open()
  for (const address of [
    { host, port },
    { host: '203.0.113.7', port: 0 },
  ]) {
    const listening = listen(new Hono(), address)
    await expect(listening).rejects.toThrow(CannotListen)
    await expect(listening).rejects.toThrow(`Port ${address.port} on ${address.host} `)
  }
})

it('finishes pending requests before it closes', async () => {
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  let arrived = () => {}
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  const { port, close } = await open((app) =>
    app.get('/', async (context) => {
      arrived()
      await held
      return context.text('done')
    }),
  )
  const response = fetch(`http://${host}:${port}/`)
  await hasArrived
  const closed = close()
  finish()

  expect(await (await response).text()).toBe('done')
  await closed
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow()
})

it('aborts requests that do not finish in time', async () => {
  let arrived = () => {}
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  const { port, close } = await open((app) =>
    app.get('/', () => {
      arrived()
      return new Promise<Response>(() => {})
    }),
  )
  const response = fetch(`http://${host}:${port}/`)
  await hasArrived
  await Promise.all([close(), expect(response).rejects.toThrow()])
})

it('answers the first of many pipelined requests and closes', async () => {
  let handled = 0
  const { port } = await open((app) =>
    app.get('/', async (context) => {
      handled++
      return context.json('here')
    }),
  )
  const { head, body } = await exchange(port, request('GET / HTTP/1.1').repeat(50))
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(body).toBe('here')
  expect(handled).toBe(1)
})

it.each([
  ['nginx.conf', /keepalive_timeout (\d+)s;/],
  ['Caddyfile', /keepalive (\d+)s\n/],
])(
  'keeps a connection for longer than deploy/%s does, which would send a request on a closed one',
  async (file, pattern) => {
    const config = await readFile(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
    const [, seconds] = pattern.exec(config) ?? []
    expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_MS)
  },
)

it('keeps a connection alive, up to a number of requests', async () => {
  const { port } = await open((app) => app.get('/', (context) => context.text('here')), { requestsPerConnection: 2 })
  const socket = net.connect(port, host)
  const answers: string[] = []
  const send = () => socket.write(request('GET / HTTP/1.1'))
  socket.on('data', (bytes: Buffer) => {
    answers.push(bytes.toString())
    if (answers.length < 4) send()
    else socket.destroy()
  })
  // The server may have closed before the last request arrives.
  socket.on('error', () => {})
  send()
  await once(socket, 'close')
  expect(answers.map((text) => /^connection: (.*)$/im.exec(text)?.[1])).toEqual(['keep-alive', 'close'])
})

it('closes a connection whose client does not read', async () => {
  let closed = () => {}
  const isClosed = new Promise<void>((resolve) => (closed = resolve))
  const { port } = await open(
    (app) =>
      app.get('/', (context) => {
        const pull = (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(1_000_000))
        return context.body(new ReadableStream({ pull, cancel: () => closed() }))
      }),
    { idle: 50 },
  )
  const socket = net.connect(port, host).pause()
  socket.on('error', () => {})
  socket.write(request('GET / HTTP/1.1'))
  await isClosed
  socket.destroy()
})

it('limits the number of connections', async () => {
  const { port } = await open(() => {}, { connections: 1 })
  const first = net.connect(port, host)
  await once(first, 'connect')
  const second = net.connect(port, host)
  second.on('error', () => {})
  await once(second, 'close')
  expect(first.readyState).toBe('open')
  first.destroy()
})

it('T25 leaves connections to others when one network has opened its share', async () => {
  let network = 'one'
  const app = new Hono()
  app.get('/', (context) => context.json({}))
  listener = await listen(app, { host, port: 0, getNetwork: () => network }, { ...limits, connectionsPerNetwork: 2 })
  const { port } = listener
  const connect = async () => {
    const socket = net.connect(port, host)
    await once(socket, 'connect')
    return socket
  }
  const held = [await connect(), await connect()]
  const refused = await connect()
  await once(refused.resume(), 'close')

  network = 'another'
  const answer = await exchange(port, request('GET / HTTP/1.1', 'Connection: close'))
  expect(answer.head).toMatch(/^HTTP\/1\.1 200 /)
  network = 'one'
  held[0]?.destroy()
  await vi.waitFor(async () => {
    const { head } = await exchange(port, request('GET / HTTP/1.1', 'Connection: close'))
    expect(head).toMatch(/^HTTP\/1\.1 200 /)
  }, 5_000)
  held[1]?.destroy()
})

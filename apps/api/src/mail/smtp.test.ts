import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import type { StoredMail } from './tables.ts'
import { UnknownRecipientError } from './mail-worker.ts'
import { createSmtpSender } from './smtp.ts'

let servers: MailServer[] = []
afterEach(async () => {
  for (const { close } of servers) await close()
  servers = []
})

async function listen(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

const mail: StoredMail = {
  id: '3f8f4a52-5f0c-4a3e-9a51-0d7f6f1c2b3a',
  recipient: 'ada@example.org',
  subject: 'Your plan 🏔',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Reply-To': "bo.o'neil+1@example.org" },
  attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', path: '/downloads/plan.pdf' }],
  createdAt: new Date('2026-05-04T06:00:00Z'),
  attempts: 1,
  dueAt: null,
  expiresAt: null,
}

const sender = (url: string) =>
  createSmtpSender({
    url,
    from: { name: 'Summit', address: 'hello@summit.example' },
    siteUrl: 'https://summit.example',
    readAttachment: async ({ path }) => new TextEncoder().encode(`bytes of ${path}`),
  })

describe('sending over SMTP', () => {
  it('sends every part of a mail', async () => {
    const { port, received } = await listen()
    await sender(`smtp://localhost:${port}`)(mail)
    expect(received).toHaveLength(1)
    const [{ recipients, source } = { recipients: [], source: '' }] = received
    expect(recipients).toEqual(['ada@example.org'])
    expect(source).toContain('From: Summit <hello@summit.example>\r\n')
    expect(source).toContain('To: ada@example.org\r\n')
    expect(source).toContain('Message-ID: <3f8f4a52-5f0c-4a3e-9a51-0d7f6f1c2b3a@summit.example>\r\n')
    expect(source).toContain('Date: Mon, 04 May 2026 06:00:00 +0000\r\n')
    expect(source).toContain("Reply-To: bo.o'neil+1@example.org\r\n")
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(source).toContain('Hello Ada')
    expect(source).toContain('<p>Hello Ada</p>')
    expect(source).toContain('Content-Disposition: attachment; filename=plan.pdf')
    expect(source).toContain(Buffer.from('bytes of /downloads/plan.pdf').toString('base64'))
  })

  it('marks what no person has written, so that nobody’s mailbox replies that its owner is away', async () => {
    const { port, received } = await listen()
    await sender(`smtp://localhost:${port}`)({ ...mail, headers: {} })
    await sender(`smtp://localhost:${port}`)(mail)
    expect(received.map(({ source }) => /^Auto-Submitted: (.+)\r$/m.exec(source)?.[1])).toEqual([
      'auto-generated',
      undefined,
    ])
  })

  it('never writes an injected header or recipient', async () => {
    const { port, received } = await listen()
    const evil = '\r\nBcc: eve@example.org\r\n\r\nBuy gold'
    await sender(`smtp://localhost:${port}`)({
      ...mail,
      subject: `Hello${evil}`,
      headers: { 'X-Note': `1${evil}` },
    })
    const [{ recipients, source } = { recipients: [], source: '' }] = received
    expect(recipients).toEqual(['ada@example.org'])
    expect(source).not.toMatch(/^Bcc:/im)
  })

  it.each([
    [
      'refuses the recipient',
      { onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(new Error('no')) },
    ],
    ['refuses the mail', { onData: (stream, _, done) => void text(stream).then(() => done(new Error('no'))) }],
  ] satisfies Array<[string, SMTPServerOptions]>)('rejects when the server %s', async (_, options) => {
    const { port } = await listen({ disabledCommands: ['STARTTLS', 'AUTH'], ...options })
    await expect(sender(`smtp://localhost:${port}`)(mail)).rejects.toThrow()
  })

  it.each([
    ['550 with no such address', 550, '5.1.1 <ada@example.org> unknown', true],
    ['550 with its own rules', 550, '5.7.1 <ada@example.org> relaying denied', false],
    ['450', 450, '4.2.1 <ada@example.org> busy', false],
  ])('classifies a recipient refused with %s as permanent or temporary', async (_, responseCode, words, isForGood) => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
      done(Object.assign(new Error(words), { responseCode }))
    const { port } = await listen({ disabledCommands: ['STARTTLS', 'AUTH'], onRcptTo })
    const error: unknown = await sender(`smtp://localhost:${port}`)(mail).catch((thrown: unknown) => thrown)
    expect(error instanceof UnknownRecipientError).toBe(isForGood)
    expect(String(error).includes('ada@')).toBe(!isForGood)
  })

  it('reads no file named in a mail’s text', async () => {
    const { port, received } = await listen()
    // SAFETY: none, on purpose. The mailer would take an object for a file to read.
    const text = { path: import.meta.filename } as unknown as string
    await expect(sender(`smtp://localhost:${port}`)({ ...mail, text })).rejects.toThrow()
    expect(received).toEqual([])
  })

  it('rejects if a web server answers', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<!doctype html>'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    // SAFETY: a listening socket has an address.
    const { port } = server.address() as AddressInfo
    await expect(sender(`smtp://127.0.0.1:${port}`)(mail)).rejects.toThrow('Invalid greeting')
    server.close()
  })

  it('rejects if the server is silent for 10 s', async () => {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    // SAFETY: a listening socket has an address.
    const { port } = server.address() as AddressInfo
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = sender(`smtp://127.0.0.1:${port}`)(mail)
    const rejected = expect(sent).rejects.toThrow('Greeting never received')
    await once(server, 'connection')
    await new Promise(setImmediate)
    vi.advanceTimersByTime(10_000)
    await rejected
    vi.useRealTimers()
    server.close()
  })

  it('rejects if the connection is refused', async () => {
    await expect(sender('smtp://localhost:1')(mail)).rejects.toThrow()
  })

  it('rejects if the attachment cannot be read, and sends nothing', async () => {
    const { port, received } = await listen()
    const send = createSmtpSender({
      url: `smtp://localhost:${port}`,
      from: { name: '', address: 'hello@summit.example' },
      siteUrl: 'https://summit.example',
      readAttachment: () => Promise.reject(new Error('no such file')),
    })
    await expect(send(mail)).rejects.toThrow('no such file')
    expect(received).toEqual([])
  })
})

describe('TLS', () => {
  // The server's certificate is self-signed.
  it('refuses an untrusted certificate with smtps', async () => {
    const { port, received } = await listen({ secure: true, authOptional: true })
    await expect(sender(`smtps://localhost:${port}`)(mail)).rejects.toThrow(/certificate/)
    expect(received).toEqual([])
  })

  it('refuses an untrusted certificate with STARTTLS', async () => {
    const { port, received } = await listen({ authOptional: true })
    await expect(sender(`smtp://localhost:${port}`)(mail)).rejects.toThrow(/certificate/)
    expect(received).toEqual([])
  })

  it('is required before authentication', async () => {
    const passwords: unknown[] = []
    const { port, received } = await listen({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) => {
        passwords.push(password)
        done(null, { user: username })
      },
    })
    await expect(sender(`smtp://summit:secret@localhost:${port}`)(mail)).rejects.toThrow(/STARTTLS/)
    expect([passwords, received]).toEqual([[], []])
  })
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as a mail server sees it. */
export interface ReceivedMail {
  recipients: string[]
  source: string
}

/** A mail server on this machine that keeps what it gets. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  close: () => Promise<void>
}

/** Starts a mail server, without TLS unless it is told otherwise. */
export async function startMailServer(
  options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] },
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    logger: false,
    onData: (stream, session, done) => {
      void text(stream).then((source) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source })
        done()
      }, done)
    },
    ...options,
  })
  // Handshakes that fail are the point of some tests.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // SAFETY: a listening socket has an address.
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

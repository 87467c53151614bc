import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as an SMTP server receives it. */
export interface ReceivedMail {
  recipients: string[]
  source: string
}

/** A local SMTP server that records the mails it receives. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  close: () => Promise<void>
}

/** Starts an SMTP server, without TLS by default. */
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
  // Some tests provoke failed handshakes.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // SAFETY: a listening socket has an address.
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

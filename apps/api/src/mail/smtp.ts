import { createTransport } from 'nodemailer'
import type { Sender } from '../config.ts'
import type { ReadAttachment } from './attachments.ts'
import type { Send } from './courier.ts'

/** How mails leave. */
export interface SmtpParts {
  /** `smtps://user:password@host`, or `smtp://` for a connection that begins in the open. */
  url: string
  from: Sender
  /** The site's origin; the Message-ID carries its host. */
  siteUrl: string
  readAttachment: ReadAttachment
}

/** How long a server may be silent, in ms. Before it has the whole mail. */
const PATIENCE_MS = 10_000

/**
 * How long a server may take to accept what it has, in ms. As long as the standard asks for (RFC 5321, 4.5.3.2.6): who
 * gives up earlier sends mails twice.
 */
const ACCEPTANCE_PATIENCE_MS = 600_000

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Sends over SMTP. Certificates are checked. `smtp://` goes over to TLS where it can, and has to where there is a password
 * to lose or another machine in between.
 */
export function smtpSend({ url, from, siteUrl, readAttachment }: SmtpParts): Send {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && (username !== '' || !loopback.includes(hostname)),
    auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    socketTimeout: ACCEPTANCE_PATIENCE_MS,
    // What we attach is in memory; no text of a mail may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname: site } = new URL(siteUrl)

  return async ({ id, recipient, subject, text, html, headers, attachments, createdAt }) => {
    const files = await Promise.all(
      attachments.map(async (attachment) => ({
        filename: attachment.filename,
        contentType: attachment.contentType,
        content: Buffer.from(await readAttachment(attachment)),
      })),
    )
    await transport.sendMail({
      from,
      // As an object it is one address, whatever is in it.
      to: { name: '', address: recipient },
      messageId: `<${id}@${site}>`,
      date: createdAt,
      subject,
      text,
      html,
      headers,
      attachments: files,
    })
  }
}

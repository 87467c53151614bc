import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Sender } from '../config.ts'
import { loopbackHosts } from '../http/loopback.ts'
import type { ReadAttachment } from './attachments.ts'
import { type Send, UnknownRecipient } from './mail-worker.ts'

/** How mails leave. */
export interface SmtpParts {
  /** `smtps://user:password@host`, or `smtp://` for a connection that begins in the open. */
  url: string
  from: Sender
  /** The site's origin; the Message-ID carries its host. */
  siteUrl: string
  readAttachment: ReadAttachment
}

/** How long a mail server may be silent before it has the whole mail, in ms. */
const TIMEOUT_MS = 10_000

/**
 * How long a mail server may take to accept a mail that it has, in ms. The standard asks for as much (RFC 5321,
 * 4.5.3.2.6): a sender that gives up earlier sends the mail twice.
 */
const ACCEPTANCE_TIMEOUT_MS = 600_000

/** A recipient refused for good (RFC 5321, 4.2.3), and not because of who is sending (RFC 3463, 5.7). */
const refusedForGood = v.object({
  command: v.literal('RCPT TO'),
  responseCode: v.picklist([550, 551, 553]),
  response: v.pipe(v.string(), v.regex(/^(?!\d{3}[ -]5\.7\.)/)),
})

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
    requireTLS: !isSecure && (username !== '' || !loopbackHosts.includes(hostname)),
    auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: ACCEPTANCE_TIMEOUT_MS,
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
    const sent = transport.sendMail({
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
    await sent.catch((error: unknown) => {
      throw v.is(refusedForGood, error) ? new UnknownRecipient('The mail server knows no such recipient.') : error
    })
  }
}

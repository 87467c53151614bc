import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { loopbackHosts } from '../http/loopback.ts'
import type { ReadAttachment } from './attachments.ts'
import type { Sender } from './mail-config.ts'
import { type SendMail, UnknownRecipientError } from './mail-worker.ts'

/** Options of {@link createSmtpSender}. */
export interface SmtpOptions {
  /** `smtps://user:password@host`, or `smtp://` with STARTTLS. */
  url: string
  from: Sender
  /** Origin of the site, whose host is part of the Message-ID. */
  siteUrl: string
  readAttachment: ReadAttachment
}

/** Timeout of connecting, of the greeting and of DNS, in ms. */
const TIMEOUT_MS = 10_000

/** Timeout for the server to accept a mail, in ms (RFC 5321, 4.5.3.2.6). A shorter one may send mails twice. */
const ACCEPTANCE_TIMEOUT_MS = 600_000

/** Permanent rejection of a recipient (RFC 5321, 4.2.3), other than for policy reasons (RFC 3463, 5.7). */
const permanentRejection = v.object({
  command: v.literal('RCPT TO'),
  responseCode: v.picklist([550, 551, 553]),
  response: v.pipe(v.string(), v.regex(/^(?!\d{3}[ -]5\.7\.)/)),
})

/**
 * Creates a sender over SMTP that verifies certificates. With `smtp://` STARTTLS is required, except on loopback without a
 * password.
 */
export function createSmtpSender({ url, from, siteUrl, readAttachment }: SmtpOptions): SendMail {
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
    // Attachments are in memory; mail content must not cause file or network access.
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
      // An object is not parsed, so it is always a single address.
      to: { name: '', address: recipient },
      messageId: `<${id}@${site}>`,
      date: createdAt,
      subject,
      text,
      html,
      // Absent people's mailboxes do not reply to it (RFC 3834), but may to an enquiry, which a person has written.
      headers: 'Reply-To' in headers ? headers : { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: files,
    })
    await sent.catch((error: unknown) => {
      throw v.is(permanentRejection, error)
        ? new UnknownRecipientError('The mail server knows no such recipient.')
        : error
    })
  }
}

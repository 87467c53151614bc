import { html } from 'hono/html'
import type { Markup, Page } from '../http/page.ts'

/** An attachment in the outbox. */
export interface OutboxAttachment {
  filename: string
  contentType: string
  /** In bytes; 0 if the file is missing. */
  size: number
  url: string
}

/** A mail in the outbox, as in `/outbox.json`. */
export interface OutboxMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: OutboxAttachment[]
  createdAt: string
}

/** Additional styles of the outbox pages. */
export const outboxStyles = `
.mails{margin:2.5rem 0 0;padding:0;list-style:none;border-block-start:1px solid var(--line)}
.mails li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1.5rem;padding:1rem .75rem;border-block-end:1px solid var(--line)}
.mails li:hover{background:var(--surface)}
.mails a{grid-column:1/-1;color:inherit;font-weight:600;text-decoration:none}
.mails li:hover a{text-decoration:underline}
.mails a::after{content:'';position:absolute;inset:0}
.mails a:focus-visible{outline:0}
.mails li:focus-within:has(:focus-visible){outline:3px solid var(--focus);outline-offset:-3px}
time,dd{font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1.5rem;margin:0 0 2rem}
dt{color:var(--muted)}
dd{margin:0}
iframe{display:block;inline-size:100%;block-size:min(56rem,85vh);border:1px solid var(--line);background:#fff}
details{border-block-end:1px solid var(--line)}
summary{padding-block:.75rem;font-weight:600;cursor:pointer}
pre{margin:0 0 1.5rem;padding:1.25rem;background:var(--sunk);font:.875rem/1.6 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:2.5rem 1.5rem;margin-block-start:2.5rem;max-inline-size:none;background:var(--sunk)}
@media (max-width:30rem){.mails time{grid-column:1}dl{grid-template-columns:minmax(0,1fr)}dd{margin-block-end:.5rem}}
`

const label = 'Outbox'

/** The list of mails. */
export function listPage(mails: OutboxMail[]): Page {
  return {
    title: 'Outbox',
    label,
    body: html`<h1>Emails that were not sent</h1>
      <p class="muted">
        This server has no mail server. It keeps its emails here, where only this computer can read them. Set SMTP_URL
        to send them. Programs can read <a href="/outbox.json">outbox.json</a>.
      </p>
      ${
        mails.length > 0
          ? html`<ol class="mails">
              ${mails.map(mailLine)}
            </ol>`
          : html`<p class="empty">
              Nothing yet. Stay on the <a href="/">home page</a> for half a minute and sign up for the workout plan, or
              request a link at <a href="/auth/forgot-password">Forgot password</a>. Then reload this page.
            </p>`
      }`,
  }
}

function mailLine({ id, subject, to, createdAt }: OutboxMail): Markup {
  return html`<li>
    <a href="/outbox/${id}">${subject}</a>
    <span class="muted">${to}</span>
    <time class="muted" datetime="${createdAt}">${formatTime(createdAt)}</time>
  </li>`
}

/** One mail with its HTML, text and headers. */
export function mailPage({ id, subject, to, createdAt, text, headers, attachments }: OutboxMail): Page {
  return {
    title: `${subject} – Outbox`,
    label,
    policy: "form-action 'none'; frame-src 'self'",
    body: html`<p><a href="/outbox">All emails</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Written</dt>
        <dd><time datetime="${createdAt}">${formatTime(createdAt)}</time></dd>
        ${attachments.map(
          ({ filename, url, size }) =>
            html`<dt>Attached</dt>
              <dd><a href="${url}">${filename}</a> <span class="muted">${formatSize(size)}</span></dd>`,
        )}
      </dl>
      <iframe
        src="/outbox/${id}/content"
        title="The email as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <details>
        <summary>Plain text</summary>
        <pre>${text}</pre>
      </details>
      <details>
        <summary>Headers</summary>
        <pre>
${
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n') || 'None.'
}</pre>
      </details>`,
  }
}

/** Content-Security-Policy of a mail's HTML: no scripts, no loads, an opaque origin. Links open in new tabs. */
export const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** HTML of a mail. Links open in a new tab, since pages of the site cannot be framed. */
export function mailContent({ html }: OutboxMail): string {
  return html.replace(/<head>/i, '<head><base target="_blank">')
}

/** In local time; the reader is on the same machine. */
function formatTime(time: string): string {
  return new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
}

function formatSize(size: number): string {
  return size === 0 ? 'missing' : `${Math.ceil(size / 1000)} kB`
}

import { desc, eq } from 'drizzle-orm'
import type { Context, Hono, Next } from 'hono'
import type { Database } from '../database/database.ts'
import { nothingHere } from '../http/http-error.ts'
import { serveCall } from '../http/route.ts'
import { type PlainPage, sendPlainPage } from '../http/plain-page.ts'
import { isFromThisMachine } from '../http/loopback.ts'
import type { ReadAttachment } from './attachments.ts'
import type { Attachment } from './mail.ts'
import { mails, type StoredMail } from './tables.ts'
import { contentPolicy, listPage, mailContent, mailPage, outboxStyles } from './outbox-pages.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What the outbox needs of the rest of the server. */
export interface OutboxParts {
  connected: () => Promise<Database>
  /** The network a request comes from. */
  originOf: (context: Context) => string
  readAttachment: ReadAttachment
  siteUrl: string
}

/** A file that goes with a mail, as it is shown. */
export interface ShownAttachment {
  filename: string
  contentType: string
  /** In bytes; 0 where the file is missing. */
  size: number
  url: string
}

/** A mail, as `/outbox.json` gives it. */
export interface ShownMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: ShownAttachment[]
  createdAt: string
}

/**
 * The mails of a server that sends none, for people and for programs on the same machine. Reset links are among them, so
 * nobody else ever sees them.
 */
export function serveOutbox(app: Hono, { connected, originOf, readAttachment, siteUrl }: OutboxParts): void {
  const show = async (mail: StoredMail): Promise<ShownMail> => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    attachments: await Promise.all(mail.attachments.map(showAttachment)),
    createdAt: mail.createdAt.toISOString(),
  })
  const showAttachment = async (attachment: Attachment): Promise<ShownAttachment> => {
    const { filename, contentType, path } = attachment
    const size = await readAttachment(attachment).then(
      (bytes) => bytes.byteLength,
      () => 0,
    )
    return { filename, contentType, size, url: new URL(path, siteUrl).href }
  }
  const all = async () => {
    const stored = await (await connected()).select().from(mails).orderBy(desc(mails.createdAt))
    return Promise.all(stored.map(show))
  }
  const one = async (context: Context) => {
    const id = context.req.param('id') ?? ''
    const [stored] = await (await connected()).select().from(mails).where(eq(mails.id, id))
    if (!stored) throw nothingHere()
    return show(stored)
  }
  const sendPage = (context: Context, page: PlainPage) => sendPlainPage(context, page, outboxStyles)
  const sendContent = (context: Context, mail: ShownMail) =>
    context.body(mailContent(mail), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy,
    })

  const ownMachineOnly = async (context: Context, next: Next) => {
    if (!isFromThisMachine(context, originOf(context))) throw nothingHere()
    await next()
    context.res.headers.set('Cache-Control', 'no-store')
  }

  for (const pages of ['/outbox', '/outbox/*', '/outbox.json']) app.use(pages, ownMachineOnly)
  serveCall(app, '/outbox.json', { GET: async (context) => context.json(await all()) })
  serveCall(app, '/outbox', { GET: async (context) => sendPage(context, listPage(await all())) })
  serveCall(app, `/outbox/:id{${UUID}}`, { GET: async (context) => sendPage(context, mailPage(await one(context))) })
  serveCall(app, `/outbox/:id{${UUID}}/content`, {
    GET: async (context) => sendContent(context, await one(context)),
  })
}

import { desc, eq } from 'drizzle-orm'
import type { Context, Hono, Next } from 'hono'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/http-error.ts'
import { route } from '../http/route.ts'
import { type Page, sendPage } from '../http/page.ts'
import { isLoopbackRequest } from '../http/loopback.ts'
import type { ReadAttachment } from './attachments.ts'
import type { Attachment } from './mail.ts'
import { mails, type StoredMail } from './tables.ts'
import {
  contentPolicy,
  listPage,
  mailContent,
  mailPage,
  type OutboxAttachment,
  type OutboxMail,
  outboxStyles,
} from './outbox-pages.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Dependencies of {@link outboxRoutes}. */
export interface OutboxDeps {
  getDatabase: () => Promise<Database>
  /** The client network of a request. */
  getNetwork: (context: Context) => string
  readAttachment: ReadAttachment
  siteUrl: string
}

/**
 * The mails of a server without SMTP, as pages and as JSON. Restricted to loopback clients, since mails contain recovery
 * links.
 */
export function outboxRoutes(app: Hono, { getDatabase, getNetwork, readAttachment, siteUrl }: OutboxDeps): void {
  const toOutboxMail = async (mail: StoredMail): Promise<OutboxMail> => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    attachments: await Promise.all(mail.attachments.map(toOutboxAttachment)),
    createdAt: mail.createdAt.toISOString(),
  })
  const toOutboxAttachment = async (attachment: Attachment): Promise<OutboxAttachment> => {
    const { filename, contentType, path } = attachment
    const size = await readAttachment(attachment).then(
      (bytes) => bytes.byteLength,
      () => 0,
    )
    return { filename, contentType, size, url: new URL(path, siteUrl).href }
  }
  const all = async () => {
    const stored = await (await getDatabase()).select().from(mails).orderBy(desc(mails.createdAt))
    return Promise.all(stored.map(toOutboxMail))
  }
  const one = async (context: Context) => {
    const id = context.req.param('id') ?? ''
    const [stored] = await (await getDatabase()).select().from(mails).where(eq(mails.id, id))
    if (!stored) throw notFound()
    return toOutboxMail(stored)
  }
  const sendOutboxPage = (context: Context, page: Page) => sendPage(context, page, outboxStyles)
  const sendContent = (context: Context, mail: OutboxMail) =>
    context.body(mailContent(mail), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy,
    })

  const loopbackOnly = async (context: Context, next: Next) => {
    if (!isLoopbackRequest(context, getNetwork(context))) throw notFound()
    await next()
    context.res.headers.set('Cache-Control', 'no-store')
  }

  for (const pages of ['/outbox', '/outbox/*', '/outbox.json']) app.use(pages, loopbackOnly)
  route(app, '/outbox.json', { GET: async (context) => context.json(await all()) })
  route(app, '/outbox', { GET: async (context) => sendOutboxPage(context, listPage(await all())) })
  route(app, `/outbox/:id{${UUID}}`, { GET: async (context) => sendOutboxPage(context, mailPage(await one(context))) })
  route(app, `/outbox/:id{${UUID}}/content`, {
    GET: async (context) => sendContent(context, await one(context)),
  })
}

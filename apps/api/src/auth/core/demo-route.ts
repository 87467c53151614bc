import { apiRoutes, type DemoResponse } from '@summit/contract'
import type { Context, Hono } from 'hono'
import type { MailConfig } from '../../config.ts'
import { serveCall } from '../../http/route.ts'
import { isFromThisMachine, loopbackHosts } from '../../http/loopback.ts'
import type { DemoLogin } from '../embedded/demo-account.ts'

/** What telling the demo account needs of the rest of the server. */
export interface DemoParts {
  siteUrl: string
  /** The demo account, or undefined where there is none. */
  findDemo: () => Promise<DemoLogin | undefined>
  /** Whether mails are kept and shown, or on their way to people. */
  delivery: MailConfig['delivery']
  /** The network a request comes from. */
  originOf: (context: Context) => string
}

/**
 * Tells the demo account, and where mails are shown, to visitors on the machine that the server runs on. A site with a
 * public address tells nobody, and neither does one behind a proxy, where every request seems to come from that machine.
 */
export function serveDemo(app: Hono, { siteUrl, findDemo, delivery, originOf }: DemoParts): void {
  const isLocalSite = loopbackHosts.includes(new URL(siteUrl).hostname)
  serveCall(app, apiRoutes.demo, {
    GET: async (context) => {
      const isHere = isLocalSite && isFromThisMachine(context, originOf(context))
      const demo = isHere ? await findDemo() : undefined
      const answer: DemoResponse = {
        ...(demo?.password.status === 'known' && { account: { email: demo.email, password: demo.password.text } }),
        ...(isHere && delivery === 'outbox' && { outbox: '/outbox' }),
      }
      return context.json(answer)
    },
  })
}

import { apiRoutes, type DemoResponse } from '@summit/contract'
import type { Context, Hono } from 'hono'
import { isLoopbackRequest, loopbackHosts } from '../../http/loopback.ts'
import { route } from '../../http/route.ts'
import type { MailConfig } from '../../mail/mail-config.ts'
import type { DemoAccount } from './auth-backend.ts'

/** Dependencies of {@link demoRoute}. */
export interface DemoRouteDeps {
  siteUrl: string
  findDemo: () => Promise<DemoAccount | undefined>
  delivery: MailConfig['delivery']
  /** The client network of a request. */
  getNetwork: (context: Context) => string
}

/** `GET /api/demo`: the demo account and the outbox address, on a loopback site to loopback clients only. */
export function demoRoute(app: Hono, { siteUrl, findDemo, delivery, getNetwork }: DemoRouteDeps): void {
  const isLoopbackSite = loopbackHosts.includes(new URL(siteUrl).hostname)
  route(app, apiRoutes.demo, {
    GET: async (context) => {
      const isLoopback = isLoopbackSite && isLoopbackRequest(context, getNetwork(context))
      const demo = isLoopback ? await findDemo() : undefined
      const response: DemoResponse = {
        ...(demo?.password.status === 'known' && { account: { email: demo.email, password: demo.password.text } }),
        ...(isLoopback && delivery === 'outbox' && { outbox: '/outbox' }),
      }
      return context.json(response)
    },
  })
}

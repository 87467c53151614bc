import type { Context } from 'hono'

/** The names and networks under which a machine knows itself. */
export const loopback = ['127.0.0.1', '0:0:0:0::/64', 'localhost', '[::1]']

const marksOfProxies = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']

/**
 * Whether a request was made on this machine, to this machine, with nothing in between. `origin` is the network it comes
 * from. The name it was sent to counts too: a stranger's page can have its own name lead here (DNS rebinding).
 */
export function isFromThisMachine(context: Context, origin: string): boolean {
  const isForwarded = marksOfProxies.some((name) => context.req.header(name) !== undefined)
  return !isForwarded && loopback.includes(origin) && loopback.includes(new URL(context.req.url).hostname)
}

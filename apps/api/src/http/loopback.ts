import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Host names of the loopback interface. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Loopback networks, as `clientNetwork` formats them. */
export const loopbackNetworks = ['127.0.0.1', '0:0:0:0::/64']

const proxyHeaders = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']

/**
 * Whether a request from `network` came over loopback, and not through a proxy as far as can be seen: one that adds no
 * header, such as nginx by default, speaks HTTP/1.0. The host name is checked as well, against DNS rebinding, both in the
 * `Host` header and in an absolute request target, which overrides it.
 */
export function isLoopbackRequest(context: Context, network: string): boolean {
  // SAFETY: the listener gives it.
  const { httpVersion } = (context.env as HttpBindings).incoming
  const isForwarded = httpVersion === '1.0' || proxyHeaders.some((name) => context.req.header(name) !== undefined)
  const addresses = [context.req.url, `http://${context.req.header('Host') ?? 'localhost'}`]
  const isToLoopback = addresses.every((each) => URL.canParse(each) && loopbackHosts.includes(new URL(each).hostname))
  return !isForwarded && isToLoopback && loopbackNetworks.includes(network)
}

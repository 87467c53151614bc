import type { Context } from 'hono'

/** The host names of addresses that lead to the machine itself. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** The networks that the machine's own requests come from, as `clientNetwork` writes them. */
const loopbackNetworks = ['127.0.0.1', '0:0:0:0::/64']

const proxyHeaders = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']

/**
 * Whether a request was made on this machine, to this machine, without a proxy in between. `origin` is the network it
 * comes from. The host name counts too: another site's host name can be made to resolve to this machine (DNS rebinding).
 * An address in the request line hides the `Host` header, so both are read.
 */
export function isFromThisMachine(context: Context, origin: string): boolean {
  const isForwarded = proxyHeaders.some((name) => context.req.header(name) !== undefined)
  const addresses = [context.req.url, `http://${context.req.header('Host') ?? 'localhost'}`]
  const isToHere = addresses.every((each) => URL.canParse(each) && loopbackHosts.includes(new URL(each).hostname))
  return !isForwarded && isToHere && loopbackNetworks.includes(origin)
}

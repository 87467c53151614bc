import { isIP, isIPv4 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { loopbackNetworks } from './loopback.ts'

/** Returns the client network of requests, for rate limits. */
export function getClientNetwork(trustedProxies: number): (context: Context) => string {
  return (context) => {
    const remote = getConnInfo(context).remote.address ?? ''
    return clientNetwork(remote, context.req.header('X-Forwarded-For'), trustedProxies)
  }
}

/** Returns the network by which a client's connections are limited: none for proxies, and for this machine, which may be one. */
export function getLimitedNetwork(trustedProxies: number): (remoteAddress: string) => string | undefined {
  return (remoteAddress) => {
    const network = clientNetwork(remoteAddress, undefined, 0)
    return trustedProxies > 0 || loopbackNetworks.includes(network) ? undefined : network
  }
}

/**
 * Warns once if `TRUST_PROXY` does not fit a request: if none is trusted all clients of a proxy share one rate limit, if
 * too many are, clients can forge their address. More entries than proxies are usual, since clients may send some.
 */
export function checkProxies(trustedProxies: number, log: Logger): MiddlewareHandler {
  let isReported = false
  return async (context, next) => {
    const entries = context.req.header('X-Forwarded-For')?.split(',').length ?? 0
    const isMisfit = trustedProxies === 0 ? entries > 0 : entries < trustedProxies
    if (isMisfit && !isReported) {
      isReported = true
      log.warn({ entries, trustedProxies }, 'TRUST_PROXY is not the number of proxies that append to X-Forwarded-For')
    }
    await next()
  }
}

/**
 * The network of a client: its IPv4 address, or the /64 of its IPv6 address, since a household has all addresses of one.
 * Of `X-Forwarded-For` only the last `trustedProxies` entries are used; clients can forge the others.
 */
export function clientNetwork(remote: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), remote]
  const client = withoutPort(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '')
  return getNetwork(isIP(client) ? client : remote)
}

/** Azure's load balancers append `203.0.113.7:51234` or `[2001:db8::1]:51234` to `X-Forwarded-For`. */
function withoutPort(hop: string): string {
  return hop.replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2')
}

/** The /48 of an IPv6 network, the most that one customer usually has; an IPv4 address unchanged. */
export function widerNetwork(network: string): string {
  return network.replace(/^(\w+:\w+:\w+):\w+::\/64$/, '$1::/48')
}

function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0 || isIPv4(plain)) return plain
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

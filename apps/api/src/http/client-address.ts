import { isIP, isIPv4 } from 'node:net'

/**
 * The network a request comes from, for counting: an IPv4 address, or the /64 of an IPv6 address, because a household
 * has that many addresses to choose from. Of `X-Forwarded-For` only the entries that our own `trustedProxies` wrote are
 * believed, counted from the end: visitors can put anything before them.
 */
export function clientNetwork(remote: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), remote]
  const believed = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
  return networkOf(isIP(believed) ? believed : remote)
}

/** The /48 around an IPv6 network, which one customer may have whole; an IPv4 address as it is. */
export function widerNetwork(network: string): string {
  return network.replace(/^(\w+:\w+:\w+):\w+::\/64$/, '$1::/48')
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0 || isIPv4(plain)) return plain
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

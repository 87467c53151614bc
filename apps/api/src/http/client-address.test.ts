import { Hono } from 'hono'
import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { checkProxies, clientNetwork, getLimitedNetwork, widerNetwork } from './client-address.ts'

it('T12 ignores X-Forwarded-For without a trusted proxy', () => {
  expect(clientNetwork('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
})

it('T12 uses only the entries of trusted proxies, not those before them', () => {
  expect(clientNetwork('10.0.0.2', 'forged, 8.8.8.8, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(clientNetwork('10.0.0.2', '8.8.8.8, 198.51.100.1, 10.0.0.1', 2)).toBe('198.51.100.1')
})

it('T12 falls back to the connection if the header is missing or invalid', () => {
  expect(clientNetwork('10.0.0.2', undefined, 1)).toBe('10.0.0.2')
  expect(clientNetwork('10.0.0.2', 'unknown', 1)).toBe('10.0.0.2')
})

it.each([
  ['198.51.100.1:51234', '198.51.100.1'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['198.51.100.1:port', '10.0.0.2'],
])('T12 reads the entry %s of a proxy as %s', (entry, network) => {
  expect(clientNetwork('10.0.0.2', entry, 1)).toBe(network)
})

it('T10 counts connections without an address together', () => {
  expect(clientNetwork('', undefined, 0)).toBe('')
})

it('normalizes IPv4-mapped IPv6 addresses', () => {
  expect(clientNetwork('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('T10 counts %s by its network', (address, network) => {
  expect(clientNetwork(address, undefined, 0)).toBe(network)
})

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1234:5678::/64', '2001:db8:1234::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
])('T10 counts %s as part of %s', (network, wider) => {
  expect(widerNetwork(network)).toBe(wider)
})

it.each([
  [0, [undefined], 0],
  [0, ['198.51.100.1', '198.51.100.2'], 1],
  [1, ['198.51.100.1', 'forged, 198.51.100.1'], 0],
  [2, ['198.51.100.1', undefined], 1],
])('T12 TRUST_PROXY=%i and the entries %j give %i warnings', async (trusted, sent, warnings) => {
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  const app = new Hono().use(checkProxies(trusted, log))
  for (const entries of sent) await app.request('/', { headers: entries ? { 'X-Forwarded-For': entries } : {} })
  expect(warn).toHaveBeenCalledTimes(warnings)
})

it.each([
  ['203.0.113.7', 0, '203.0.113.7'],
  ['2001:db8:1:2::9', 0, '2001:db8:1:2::/64'],
  ['127.0.0.1', 0, undefined],
  ['::1', 0, undefined],
  ['203.0.113.7', 1, undefined],
])('T25 limits the connections of clients, not those of proxies: %s with %i trusted', (address, proxies, network) => {
  expect(getLimitedNetwork(proxies)(address)).toBe(network)
})

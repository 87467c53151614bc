import assert from 'node:assert/strict'
import { type Answer, type Ask, visitThrough } from './client.ts'
import { until } from './until.ts'

/** A server behind a proxy. */
export interface Deployment {
  visit: (path: string, ask?: Ask) => Promise<Answer>
  /** Port of plain HTTP. */
  http: number
  log: () => string
  serverLog: () => string
}

/** Checks what a proxy must leave as it is: headers, caching, compression, client addresses and request ids. */
export async function checkProxy(deployment: Deployment): Promise<void> {
  const { visit, http } = deployment
  const page = await visit('/', { headers: { 'Accept-Encoding': 'br' } })
  assert.equal(page.status, 200)
  assert.equal(page.headers['content-encoding'], 'br')
  assert.match(String(page.headers['content-security-policy']), /frame-ancestors 'none'/)
  assert.equal(page.headers['x-frame-options'], 'DENY')
  assert.equal(page.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
  assert.equal(page.headers['cache-control'], 'no-cache')

  const again = await visit('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(page.headers.etag) } })
  assert.deepEqual([again.status, again.body], [304, ''])
  // It replaces that of the page which the browser has.
  assert.equal(again.headers['content-security-policy'], page.headers['content-security-policy'])

  const { body: html } = await visit('/')
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const script = await visit(asset, { headers: { 'Accept-Encoding': 'gzip' } })
  assert.deepEqual([script.status, script.headers['content-encoding']], [200, 'gzip'])
  assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable')

  assert.equal((await visit('/nowhere')).status, 404)
  assert.equal((await visit('/outbox.json')).status, 404)
  const large = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: 'x'.repeat(1_000_000) }
  const refusal = await visit('/api/auth/login', large)
  assert.equal(refusal.status, 413)
  checkOwnHeaders(refusal)

  const visitInTheClear = visitThrough(http)
  const redirect = await visitInTheClear('/pricing')
  assert.ok([301, 308].includes(redirect.status))
  assert.equal(redirect.headers['x-content-type-options'], 'nosniff')
  for (const call of ['/api/auth/session', '/auth/v1/health']) assert.equal((await visitInTheClear(call)).status, 403)

  await checkClientAddresses(deployment)
}

/** The headers of a response that the proxy may have made by itself. */
export function checkOwnHeaders({ headers }: Answer): void {
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
  assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
  assert.equal(headers['x-content-type-options'], 'nosniff')
}

/** Failed sign-ins, limited to three per address, whatever the client claims. */
async function checkClientAddresses({ visit, log, serverLog }: Deployment) {
  const signIn = (attempt: number, from: string) =>
    visit('/api/auth/login?token_hash=secret', {
      method: 'POST',
      from,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${attempt}` },
      body: JSON.stringify({ email: `ada+${attempt}@example.org`, password: 'wrong' }),
    })
  const statuses = []
  for (const attempt of [1, 2, 3, 4]) statuses.push((await signIn(attempt, '127.0.0.2')).status)
  assert.deepEqual(statuses, [401, 401, 401, 429])
  const other = await signIn(5, '127.0.0.3')
  assert.equal(other.status, 401)

  const id = String(other.headers['x-request-id'])
  // Logs are written after the response.
  await until(async () => serverLog().includes(id) && log().includes(id))
  assert.ok(!log().includes('secret'))
}

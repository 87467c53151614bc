import { apiRoutes, demoResponse } from '@summit/contract'
import * as v from 'valibot'
import type { Check } from '../check.ts'
import { expectBody, expectRefusal, expectStatus, expectThat, type HttpResponse, Skipped } from '../client.ts'

const foreign = 'https://foreign.example'
const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/

/** Requires that a response lets pages of an origin read it, with cookies. */
function expectShared(response: HttpResponse, origin: string): void {
  const allowed = response.headers.get('Access-Control-Allow-Origin')
  expectThat(allowed === origin, response, `has Access-Control-Allow-Origin: ${allowed ?? 'none'}, not ${origin}`)
  const withCookies = response.headers.get('Access-Control-Allow-Credentials') === 'true'
  expectThat(withCookies, response, 'has no Access-Control-Allow-Credentials: true')
}

/** Health, errors and CORS. */
export const httpChecks: Check[] = [
  {
    id: 'health',
    feature: 'health',
    title: 'Health is answered with 200 and status: ok',
    async run({ client }) {
      const response = await client(apiRoutes.health)
      expectStatus(response, 200)
      expectBody(response, v.object({ status: v.literal('ok') }))
    },
  },
  {
    id: 'demo',
    feature: 'demo',
    title: 'The demo call is answered with 200, and has an account only on the own machine',
    async run({ client, url }) {
      const response = await client(apiRoutes.demo)
      expectStatus(response, 200)
      const { account } = expectBody(response, demoResponse)
      expectThat(!account || loopback.test(url), response, 'shows the password of an account to everyone')
    },
  },
  {
    id: 'unknown-path',
    feature: 'errors',
    title: 'An unknown path is answered with 404 and a message, in JSON',
    async run({ client }) {
      const response = await client('/api/conformance-unknown')
      expectRefusal(response, 404)
    },
  },
  {
    id: 'wrong-method',
    feature: 'errors',
    title: 'A wrong method is answered with 405 and Allow',
    async run({ client }) {
      const response = await client(apiRoutes.login)
      expectStatus(response, 405)
      expectThat(/\bPOST\b/.test(response.headers.get('Allow') ?? ''), response, 'was answered without Allow: POST')
    },
  },
  {
    id: 'cors-foreign',
    feature: 'cors',
    title: 'Pages of other origins cannot read the visitor',
    async run({ client }) {
      const response = await client(apiRoutes.visitor, { headers: { Origin: foreign } })
      const allowed = response.headers.get('Access-Control-Allow-Origin')
      expectThat(allowed !== foreign && allowed !== 'null', response, 'lets any origin read the response')
      const isOpen = allowed === '*' && response.headers.get('Access-Control-Allow-Credentials') === 'true'
      expectThat(!isOpen, response, 'has Access-Control-Allow-Origin: * with credentials, which browsers refuse')
    },
  },
  {
    id: 'cors',
    feature: 'cors',
    title: 'Pages of the site, at another origin, can send JSON, cookies and access tokens',
    async run({ client, origin }) {
      if (!origin) throw new Skipped("The site has the back end's origin; if not, give --origin.")
      const preflight = await client(apiRoutes.updatePassword, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      })
      expectStatus(preflight, '2xx')
      expectShared(preflight, origin)
      const allowed = (preflight.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase()
      for (const name of ['authorization', 'content-type']) {
        expectThat(allowed.includes(name), preflight, `does not allow the header ${name}`)
      }
      expectShared(await client(apiRoutes.visitor, { headers: { Origin: origin } }), origin)
    },
  },
]

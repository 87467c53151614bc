import { apiRoutes, demoResponse, errorResponse } from '@summit/contract'
import * as v from 'valibot'
import type { Check } from '../check.ts'
import { type Answer, expectBody, expectStatus, expectThat, Skipped } from '../client.ts'

const foreign = 'https://foreign.example'
const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/

/** Requires that an answer lets pages of an origin read it, with cookies. */
function expectShared(answer: Answer, origin: string): void {
  const allowed = answer.headers.get('Access-Control-Allow-Origin')
  expectThat(allowed === origin, answer, `has Access-Control-Allow-Origin: ${allowed ?? 'none'}, not ${origin}`)
  const withCookies = answer.headers.get('Access-Control-Allow-Credentials') === 'true'
  expectThat(withCookies, answer, 'has no Access-Control-Allow-Credentials: true')
}

/** Health, errors and CORS. */
export const httpChecks: Check[] = [
  {
    id: 'health',
    title: 'Health is answered with 200 and status: ok',
    async run({ client }) {
      const answer = await client(apiRoutes.health)
      expectStatus(answer, 200)
      expectBody(answer, v.object({ status: v.literal('ok') }))
    },
  },
  {
    id: 'demo',
    title: 'The demo call is answered with 200, and has an account only on the own machine',
    async run({ client, url }) {
      const answer = await client(apiRoutes.demo)
      expectStatus(answer, 200)
      const { account } = expectBody(answer, demoResponse)
      expectThat(!account || loopback.test(url), answer, 'shows the password of an account to everyone')
    },
  },
  {
    id: 'unknown-path',
    title: 'An unknown path is answered with 404 and a message, in JSON',
    async run({ client }) {
      const answer = await client('/api/conformance-unknown')
      expectStatus(answer, 404)
      expectBody(answer, errorResponse)
    },
  },
  {
    id: 'wrong-method',
    title: 'A wrong method is answered with 405 and Allow',
    async run({ client }) {
      const answer = await client(apiRoutes.login)
      expectStatus(answer, 405)
      expectThat(/\bPOST\b/.test(answer.headers.get('Allow') ?? ''), answer, 'was answered without Allow: POST')
    },
  },
  {
    id: 'cors-foreign',
    title: 'Pages of other origins cannot read the visitor',
    async run({ client }) {
      const answer = await client(apiRoutes.visitor, { headers: { Origin: foreign } })
      const allowed = answer.headers.get('Access-Control-Allow-Origin')
      expectThat(allowed !== foreign && allowed !== 'null', answer, 'lets any origin read the answer')
      const isOpen = allowed === '*' && answer.headers.get('Access-Control-Allow-Credentials') === 'true'
      expectThat(!isOpen, answer, 'has Access-Control-Allow-Origin: * with credentials, which browsers refuse')
    },
  },
  {
    id: 'cors',
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

import { apiRoutes, errorResponse } from '@summit/contract'
import type { Check } from '../check.ts'
import { expectBody, expectStatus, expectThat } from '../client.ts'

/** Sign-in with Google and Apple, as far as it goes without an account there. */
export const socialChecks: Check[] = [
  ...(['google', 'apple'] as const).map((provider): Check => ({
    id: provider,
    title: `Sign-in with ${provider} starts with a redirect`,
    async run({ client }) {
      const answer = await client(apiRoutes[provider])
      expectStatus(answer, '3xx')
      expectThat(Boolean(answer.headers.get('Location')), answer, 'was answered with a redirect without Location')
    },
  })),
  {
    id: 'callback-refused',
    title: 'An unknown code is answered with 4xx, a message and no session',
    async run({ client }) {
      const answer = await client(apiRoutes.callback, { body: { code: 'unknown', provider: 'google' } })
      expectStatus(answer, '4xx')
      expectBody(answer, errorResponse)
      expectThat(answer.cookie === '', answer, 'set a cookie without signing in')
    },
  },
  {
    id: 'callback-malformed',
    title: 'A callback without a code is answered with 400 and a message',
    async run({ client }) {
      const answer = await client(apiRoutes.callback, { body: { provider: 'google' } })
      expectStatus(answer, 400)
      expectBody(answer, errorResponse)
    },
  },
]

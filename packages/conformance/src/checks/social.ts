import { apiRoutes } from '@summit/contract'
import type { Check } from '../check.ts'
import { expectNoSignIn, expectRefusal, expectStatus, expectThat } from '../client.ts'

/** Sign-in with Google and Apple, as far as it goes without an account there. */
export const socialChecks: Check[] = [
  ...(['google', 'apple'] as const).map((provider): Check => ({
    id: provider,
    feature: provider,
    title: `Sign-in with ${provider} starts with a redirect`,
    async run({ client }) {
      const response = await client(apiRoutes[provider])
      expectStatus(response, '3xx')
      expectThat(Boolean(response.headers.get('Location')), response, 'was answered with a redirect without Location')
    },
  })),
  {
    id: 'callback-refused',
    feature: 'callback',
    title: 'An unknown code is answered with 4xx, a message and no session',
    async run({ client }) {
      const response = await client(apiRoutes.callback, { body: { code: 'unknown', provider: 'google' } })
      expectNoSignIn(response)
    },
  },
  {
    id: 'callback-malformed',
    feature: 'callback',
    title: 'A callback without a code is answered with 400 and a message',
    async run({ client }) {
      const response = await client(apiRoutes.callback, { body: { provider: 'google' } })
      expectRefusal(response, 400)
    },
  },
]

import { identitiesResponse, identityApiRoutes } from '@summit/contract'
import type { Check } from '../check.ts'
import { type Client, expectBody, expectRefusal, expectStatus, type HttpResponse, Skipped } from '../client.ts'
import { signIn } from './sign-in.ts'

/** Requests the identities of a session. Skips the check where there is no such call. */
async function requestIdentities(client: Client, cookie = ''): Promise<HttpResponse> {
  const response = await client(identityApiRoutes.identities, { headers: { Cookie: cookie } })
  if (response.status === 404) throw new Skipped('It has no call for identities, which is optional.')
  return response
}

const changes = [identityApiRoutes.linkIdentity, identityApiRoutes.unlinkIdentity]

/** Identities at Google and Apple. None is linked and none is unlinked: that takes an account there. */
export const identityChecks: Check[] = [
  {
    id: 'identities',
    feature: 'identities',
    title: 'The identities of a signed-in user are listed, with the providers that can be linked',
    async run(context) {
      await requestIdentities(context.client)
      const { cookie } = await signIn(context)
      const response = await requestIdentities(context.client, cookie)
      expectStatus(response, 200)
      expectBody(response, identitiesResponse)
    },
  },
  {
    id: 'identities-signed-out',
    feature: 'identities',
    title: 'Without a session, identities are not listed, not linked and not unlinked, also with the right password',
    async run({ client, account }) {
      const body = { provider: 'google', currentPassword: account?.password ?? 'unknown' }
      const answers = [await requestIdentities(client)]
      for (const path of changes) answers.push(await client(path, { body }))
      for (const refused of answers) {
        expectRefusal(refused)
      }
    },
  },
  {
    id: 'identity-password',
    feature: 'identities',
    title: 'Linking and unlinking take the password: with a wrong one they are refused with 4xx and a message',
    async run(context) {
      await requestIdentities(context.client)
      const { cookie } = await signIn(context)
      const body = { provider: 'google', currentPassword: 'not the password' }
      for (const path of changes) {
        const refused = await context.client(path, { body, headers: { Cookie: cookie } })
        expectRefusal(refused)
      }
    },
  },
]

import { passkeyApiRoutes, passkeyOptionsResponse } from '@summit/contract'
import type { Check } from '../check.ts'
import {
  type Client,
  expectBody,
  expectNoSignIn,
  expectRefusal,
  expectStatus,
  expectThat,
  type HttpResponse,
  Skipped,
} from '../client.ts'
import { signIn } from './sign-in.ts'

/** Requests the options of signing in. Skips the check where there is no such call. */
async function requestOptions(client: Client): Promise<HttpResponse> {
  const response = await client(passkeyApiRoutes.passkeyOptions)
  if (response.status === 404) throw new Skipped('It has no call for passkeys, which is optional.')
  return response
}

/** A credential as a browser sends one, which nobody has made. */
const unknown = { id: 'dW5rbm93bg', rawId: 'dW5rbm93bg', type: 'public-key' }

/** Passkeys. None is added and none is removed: that takes an authenticator. */
export const passkeyChecks: Check[] = [
  {
    id: 'passkey-options',
    feature: 'passkeys',
    title: 'The options of signing in with a passkey have a challenge, another one each time',
    async run({ client }) {
      const first = await requestOptions(client)
      const second = await requestOptions(client)
      const [one, other] = [first, second].map((response) => {
        expectStatus(response, 200)
        return expectBody(response, passkeyOptionsResponse).options.challenge
      })
      expectThat(one !== other, second, 'has the same challenge a second time')
    },
  },
  {
    id: 'passkey-refused',
    feature: 'passkeys',
    title: 'A passkey that was not added is refused with 4xx and a message, and signs nobody in',
    async run({ client, url, origin = url }) {
      const { challenge } = expectBody(await requestOptions(client), passkeyOptionsResponse).options
      const clientData = { type: 'webauthn.get', challenge, origin: new URL(origin).origin }
      const response = {
        clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'),
        authenticatorData: 'AAAA',
        signature: 'AAAA',
      }
      const refused = await client(passkeyApiRoutes.signInWithPasskey, {
        body: { credential: { ...unknown, response } },
      })
      expectNoSignIn(refused)
    },
  },
  {
    id: 'passkeys-signed-out',
    feature: 'passkeys',
    title: 'Without a session, passkeys are not listed, not added and not removed, also with the right password',
    async run({ client, account }) {
      await requestOptions(client)
      const response = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
      for (const refused of [
        await client(passkeyApiRoutes.passkeys),
        await client(passkeyApiRoutes.newPasskeyOptions, {
          body: { currentPassword: account?.password ?? 'unknown' },
        }),
        await client(passkeyApiRoutes.addPasskey, { body: { credential: { ...unknown, response } } }),
        await client(passkeyApiRoutes.removePasskey, {
          body: { id: '00000000-0000-4000-8000-000000000000', currentPassword: account?.password ?? 'unknown' },
        }),
      ]) {
        expectRefusal(refused)
      }
    },
  },
  {
    id: 'passkey-password',
    feature: 'passkeys',
    title: 'Adding and removing a passkey take the password: with a wrong one they are refused with 4xx and a message',
    async run(context) {
      await requestOptions(context.client)
      const { cookie } = await signIn(context)
      const body = { currentPassword: 'not the password', id: '00000000-0000-4000-8000-000000000000' }
      for (const path of [passkeyApiRoutes.newPasskeyOptions, passkeyApiRoutes.removePasskey]) {
        const refused = await context.client(path, { body, headers: { Cookie: cookie } })
        expectRefusal(refused)
      }
    },
  },
]

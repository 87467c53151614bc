import {
  addPasskeyRequest,
  type LoginResponse,
  newPasskeyOptionsRequest,
  type PasskeyOptionsResponse,
  passkeyApiRoutes,
  type PasskeysResponse,
  removePasskeyRequest,
  signInWithPasskeyRequest,
} from '@summit/contract'
import type { Hono } from 'hono'
import { isIP } from 'node:net'
import * as v from 'valibot'
import { mailBrand } from '../../brand.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { type AccountRoutesDeps, reauthenticate, requireUser } from './account-user.ts'
import { readDevice } from './device.ts'
import {
  addPasskey,
  createNewPasskeyOptions,
  createSignInOptions,
  listPasskeys,
  type PasskeyDeps,
  removePasskey,
  verifyPasskey,
} from './passkeys.ts'
import { publicUser, startBrowserSession } from './session-cookie.ts'
import { attemptSignIn, recordSignIn } from './sign-in.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Whether a site can have passkeys, which belong to a domain: an address of numbers is none. */
export function canHavePasskeys(siteUrl: string): boolean {
  return isIP(new URL(siteUrl).hostname.replace(/^\[|\]$/g, '')) === 0
}

/** The ids of this server are UUIDs, and the database refuses others. */
const removal = v.object({ ...removePasskeyRequest.entries, id: v.pipe(v.string(), v.uuid()) })

/** Signing in with a passkey in place of a password, and the passkeys of a signed-in user. */
export function passkeyRoutes(app: Hono, deps: AccountRoutesDeps & PasskeyDeps): void {
  const { getDatabase, getNetwork, now } = deps

  route(app, passkeyApiRoutes.passkeyOptions, {
    GET: async (context) => {
      const response: PasskeyOptionsResponse = { options: await createSignInOptions(deps) }
      return context.json(response)
    },
  })

  route(app, passkeyApiRoutes.signInWithPasskey, {
    POST: async (context) => {
      const refusal = 'This passkey could not be used. Please try again.'
      const { credential } = await readJson(context, signInWithPasskeyRequest, refusal, 'invalid_passkey')
      const database = await getDatabase()
      // Limited by the passkey, so that wrong passwords block no passkey, nor the other way round.
      const key = `passkey ${credential.id}`
      const verify = () => verifyPasskey(database, credential, deps)
      const result = await attemptSignIn(database, key, getNetwork(context), verify, deps)
      recordSignIn(context, result, result.status === 'signedIn' ? result.user.email : key)
      if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
      // The same for every reason, so that it does not reveal which check failed.
      if (result.status !== 'signedIn') throw new HttpError(422, refusal, { code: 'invalid_passkey' })
      await startBrowserSession(context, database, result.user, deps)
      const data = { user: publicUser(result.user) }
      return context.json({ success: true, message: 'You are signed in.', data } satisfies LoginResponse)
    },
  })

  route(app, passkeyApiRoutes.passkeys, {
    GET: async (context) => {
      const user = await requireUser(context, deps)
      const own = await listPasskeys(await getDatabase(), user)
      const response: PasskeysResponse = {
        passkeys: own.map(({ id, createdAt, usedAt, browser, system }) => ({
          id,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString(),
          browser: browser ?? undefined,
          system: system ?? undefined,
        })),
      }
      return context.json(response)
    },
  })

  route(app, passkeyApiRoutes.newPasskeyOptions, {
    POST: async (context) => {
      const confirmation = await readJson(context, newPasskeyOptionsRequest, 'Please enter your password.')
      const signedIn = await requireUser(context, deps)
      const user = await reauthenticate(context, signedIn, confirmation, deps)
      const options = await createNewPasskeyOptions(await getDatabase(), user, mailBrand.name, deps)
      return context.json({ options } satisfies PasskeyOptionsResponse)
    },
  })

  route(app, passkeyApiRoutes.addPasskey, {
    POST: async (context) => {
      const refusal = 'This passkey could not be added. Please try again.'
      const { credential } = await readJson(context, addPasskeyRequest, refusal, 'invalid_passkey')
      const user = await requireUser(context, deps)
      const device = readDevice(context.req.header('User-Agent'))
      if (!(await addPasskey(await getDatabase(), user, credential, device, deps))) {
        recordEvent(context, 'authz_fail', user.email)
        throw new HttpError(422, refusal, { code: 'invalid_passkey' })
      }
      recordEvent(context, 'user_updated', user.email)
      return context.json({ success: true, message: 'The passkey was added.' })
    },
  })

  route(app, passkeyApiRoutes.removePasskey, {
    POST: async (context) => {
      const { id, ...confirmation } = await readJson(context, removal, 'Please enter your password.')
      const signedIn = await requireUser(context, deps)
      const user = await reauthenticate(context, signedIn, confirmation, deps)
      const result = await removePasskey(await getDatabase(), user, id, deps)
      if (result !== 'none') recordEvent(context, result === 'removed' ? 'user_updated' : 'authz_fail', user.email)
      return context.body(null, 204)
    },
  })
}

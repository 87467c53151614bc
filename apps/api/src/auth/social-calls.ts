import { createHash, randomBytes } from 'node:crypto'
import {
  type CallbackAnswer,
  callbackCall,
  callPaths,
  provider as anyProvider,
  type Provider,
} from '@summit/features/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Keyring } from '../auth-service/keyring.ts'
import { seal, type Seal, unseal } from '../auth-service/sealed.ts'
import type { Database } from '../database/database.ts'
import { readJson } from '../http/body.ts'
import { CallError } from '../http/call-error.ts'
import { serveCall } from '../http/call.ts'
import { type SiteCookie, siteCookie } from '../http/site-cookie.ts'
import type { Accounts } from './accounts.ts'
import { shownUser, signInBrowser } from './browser-session.ts'

/** What social sign-in needs of the rest of the server. */
export interface SocialParts {
  siteUrl: string
  connected: () => Promise<Database>
  findKeyring: () => Promise<Keyring>
  accounts: Accounts
  cookie: SiteCookie
  now: () => Date
}

/** How long somebody may take at the provider's, in milliseconds. */
const ERRAND_MS = 10 * 60_000

/** What a browser takes along to the provider and back: who it went to, and the secret that goes with the code (PKCE). */
const errand = {
  purpose: 'social sign-in',
  schema: v.object({ provider: anyProvider, verifier: v.string() }),
  lifetime: ERRAND_MS,
} satisfies Seal<v.GenericSchema>

const names: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

/** One message for every reason: which it was is nobody's business. */
const FAILED = 'This sign-in could not be completed. Please try again.'

/**
 * Signing in with Google or Apple. The secret that a code is exchanged with is sealed in a cookie of the browser that
 * began: a code that somebody else slips into an address finds none, so nobody is signed in as a stranger.
 */
export function serveSocial(app: Hono, { siteUrl, connected, findKeyring, accounts, cookie, now }: SocialParts): void {
  const errandCookie = siteCookie(siteUrl, 'summit_oauth', ERRAND_MS)

  for (const provider of anyProvider.options) {
    serveCall(app, callPaths[provider], {
      GET: async (context) => {
        const verifier = randomBytes(32).toString('base64url')
        const challenge = createHash('sha256').update(verifier).digest('base64url')
        const address = accounts.socialAddress(provider, challenge)
        if (address === undefined) return context.redirect(unavailable(names[provider]))
        const { sealing } = await findKeyring()
        errandCookie.write(context, await seal(errand, sealing, { provider, verifier }, now()))
        return context.redirect(address)
      },
    })
  }

  serveCall(app, callPaths.callback, {
    POST: async (context) => {
      errandCookie.clear(context)
      const { code, provider } = await readJson(context, callbackCall, FAILED)
      const { sealing } = await findKeyring()
      const begun = await unseal(errand, sealing, errandCookie.read(context) ?? '', now())
      const database = await connected()
      const isSameErrand = begun?.provider === provider
      const user = isSameErrand ? await accounts.redeemCode(database, code, begun.verifier) : undefined
      if (!user) throw new CallError(400, FAILED)

      await signInBrowser(context, database, cookie, user, now())
      const answer: CallbackAnswer = { message: 'You are signed in.', data: { user: shownUser(user) } }
      return context.json({ success: true, ...answer })
    },
  })
}

/** The site's error page, in words of ours: nothing of the request is in them. */
function unavailable(name: string): string {
  const told = new URLSearchParams({
    error: `${name} sign-in is not available`,
    message: `Sign-in with ${name} is not set up on this server. Please use your email address and password.`,
  })
  return `/auth/error?${told}`
}

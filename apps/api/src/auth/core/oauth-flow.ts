import { type Provider, provider } from '@summit/contract'
import * as v from 'valibot'
import { type ServerCookie, serverCookie } from '../../http/server-cookie.ts'
import type { Seal } from './sealed.ts'

/** How long signing in at the provider may take, in ms. */
const FLOW_LIFETIME_MS = 10 * 60_000

/** State of a flow at a provider, kept in an encrypted cookie. `linkTo`: it signs nobody in, but links to this user. */
export const oauthFlow = {
  purpose: 'social sign-in',
  schema: v.object({ provider, verifier: v.string(), linkTo: v.optional(v.string()) }),
  lifetime: FLOW_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/** The cookie of the browser that has started a flow. */
export function oauthFlowCookie(siteUrl: string): ServerCookie {
  return serverCookie(siteUrl, 'summit_oauth', FLOW_LIFETIME_MS)
}

/** The providers' names in messages. */
export const providerNames: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

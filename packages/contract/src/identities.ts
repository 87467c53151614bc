import * as v from 'valibot'
import { passwordConfirmation } from './password-confirmation.ts'
import { provider } from './recovery.ts'

/** Paths of the API's calls for identities at Google and Apple, which are optional. Apart, as most pages have none of them. */
export const identityApiRoutes = {
  identities: '/api/auth/identities',
  linkIdentity: '/api/auth/link-identity',
  unlinkIdentity: '/api/auth/unlink-identity',
} as const

/** Response of `GET /api/auth/identities`, sent with the session cookie. Times are ISO 8601. */
export const identitiesResponse = v.object({
  /** Those that sign in to the account, the oldest first. */
  identities: v.array(
    v.object({
      provider,
      /** The address that the provider knows. @default unknown */
      email: v.optional(v.string()),
      linkedAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** The providers that can be linked. */
  providers: v.array(provider),
})
export type IdentitiesResponse = v.InferOutput<typeof identitiesResponse>

/** Body of `POST /api/auth/link-identity`, sent with the session cookie. */
export const linkIdentityRequest = v.object({
  provider,
  ...passwordConfirmation.entries,
})
export type LinkIdentityRequest = v.InferOutput<typeof linkIdentityRequest>

/**
 * Response of `POST /api/auth/link-identity`: where the browser goes, a path of the API or a complete address. It comes back
 * as from social sign-in, and `POST /api/auth/callback` links the identity.
 */
export const linkIdentityResponse = v.object({ url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))/)) })
export type LinkIdentityResponse = v.InferOutput<typeof linkIdentityResponse>

/** Body of `POST /api/auth/unlink-identity`, sent with the session cookie. */
export const unlinkIdentityRequest = v.object(linkIdentityRequest.entries)
export type UnlinkIdentityRequest = v.InferOutput<typeof unlinkIdentityRequest>

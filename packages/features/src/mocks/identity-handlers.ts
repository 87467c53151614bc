import {
  identityApiRoutes,
  linkIdentityRequest,
  unlinkIdentityRequest,
  type IdentitiesResponse,
  type LinkIdentityResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { checkedPost } from './checked.ts'
import { refuse } from './refuse.ts'

const google: IdentitiesResponse['identities'][number] = {
  provider: 'google',
  email: 'ada.keller@example.com',
  linkedAt: '2026-11-19T12:00:00.000Z',
}

/** The user's identities, at an origin. */
export function identitiesOutcomes(origin: string) {
  const list = (identities: IdentitiesResponse['identities']) =>
    http.get(origin + identityApiRoutes.identities, () =>
      HttpResponse.json({ identities, providers: ['google', 'apple'] } satisfies IdentitiesResponse),
    )
  return {
    /** None. */
    none: list([]),
    /** One, at Google. */
    one: list([google]),
  }
}

/** MSW handlers for the user's identities, one per outcome. */
export const identitiesHandlers = identitiesOutcomes('')

/** Responses to linking a provider, at an origin. */
export function linkIdentityOutcomes(origin: string) {
  const answer = (respond: () => Response) =>
    checkedPost(origin + identityApiRoutes.linkIdentity, { body: linkIdentityRequest }, respond)
  return {
    /** Allows it. The provider asks nothing, and leads back at once. */
    success: answer(() =>
      HttpResponse.json({ url: '/auth/google/callback?code=sample' } satisfies LinkIdentityResponse),
    ),
    /** The password is another one. */
    wrongPassword: answer(() => refuse('This is not your current password.', 'wrong_password')),
    /** The sign-in service does not link. */
    unavailable: answer(() =>
      refuse('The sign-in service of this site does not let accounts be linked or unlinked.', 'linking_unavailable'),
    ),
  }
}

/** MSW handlers for linking a provider, one per outcome. */
export const linkIdentityHandlers = linkIdentityOutcomes('')

/** Unlinks any provider, at an origin. */
export const getUnlinkIdentity = (origin: string) =>
  checkedPost(
    origin + identityApiRoutes.unlinkIdentity,
    { body: unlinkIdentityRequest },
    () => new HttpResponse(null, { status: 204 }),
  )

/** MSW handler that unlinks any provider. */
export const unlinkIdentityHandler = getUnlinkIdentity('')

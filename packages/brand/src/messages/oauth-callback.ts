import type { OAuthCallbackMessages } from '@summit/features/oauth-callback'

/** Summit's own wording of the return from social sign-in. */
export const oauthCallbackMessages = {
  motto: 'One hand from the ledge.',
} satisfies Partial<OAuthCallbackMessages>

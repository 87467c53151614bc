'use client'

import { OAuthCallbackView } from './oauth-callback-view.tsx'
import { useOAuthCallback, type OAuthCallbackOptions } from './use-oauth-callback.ts'
import { useOAuthRedirect, type OAuthRedirectOptions } from './use-oauth-redirect.ts'

export type OAuthCallbackProps = OAuthCallbackOptions

/** The OAuth callback screen, connected: {@link OAuthCallbackView} with {@link useOAuthCallback}. */
export function OAuthCallback(props: OAuthCallbackProps) {
  return <OAuthCallbackView oauthCallback={useOAuthCallback(props)} />
}

export type OAuthRedirectProps = OAuthRedirectOptions

/** The screen at the address of one provider, which redirects to {@link OAuthCallback}. */
export function OAuthRedirect(props: OAuthRedirectProps) {
  return <OAuthCallbackView oauthCallback={useOAuthRedirect(props)} />
}

import { useOAuthCallback } from '@summit/features/oauth-callback'

/** Your own page for the way back from Google or Apple. It exchanges the code by itself, once. */
export function OwnCallback() {
  const { state, messages } = useOAuthCallback({ redirectTo: '/welcome', redirectAfterMs: 0 })
  switch (state.status) {
    case 'pending':
      return <p role="status">{messages.pendingText}</p>
    case 'success':
      return <p role="status">{messages.successTitle}</p>
    case 'error':
      return (
        <p role="alert">
          {state.message} <a href="/sign-in">{messages.tryAgain}</a>
        </p>
      )
  }
}

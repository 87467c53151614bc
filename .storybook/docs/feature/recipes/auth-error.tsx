import { useAuthError } from '@summit/features/auth-error'

const messages = {
  reasons: { account_locked: { heading: 'Your account is locked', text: 'Write to support to unlock it.' } },
}

/** Your own page for a failed social sign-in, with a text for an error code of your server. */
export function SignInFailed() {
  const { state, messages: texts } = useAuthError({ messages })
  return (
    <>
      <h1>{state.heading}</h1>
      <p>{state.message}</p>
      <a href="/sign-in">{texts.tryAgain}</a>
    </>
  )
}

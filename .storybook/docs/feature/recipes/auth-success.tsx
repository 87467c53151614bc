import { useAuthSuccess } from '@summit/features/auth-success'

/** Your own page after social sign-in, without a redirect. */
export function SignedIn() {
  const { state, messages } = useAuthSuccess({ redirectTo: null })
  return (
    <>
      <h1>{messages.title}</h1>
      <p>{messages.text(state.provider)}</p>
      <a href="/welcome">{messages.goOn}</a>
    </>
  )
}

import { useSignIn } from '@summit/features/sign-in'

/** Your own sign-in form on the hook. */
export function OwnSignIn() {
  const { state, fieldErrors, messages, submit } = useSignIn({ redirectTo: '/welcome' })
  if (state.status === 'success') return <p role="status">{messages.signedIn}</p>
  return (
    <form action={(data) => submit({ email: text(data, 'email'), password: text(data, 'password') })}>
      <label>
        {messages.email} <input name="email" type="email" autoComplete="username" required />
      </label>
      {fieldErrors.email && <p>{fieldErrors.email}</p>}
      <label>
        {messages.password} <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {state.status === 'error' && <p role="alert">{state.message}</p>}
      <button disabled={state.status === 'pending'}>{messages.submit}</button>
    </form>
  )
}

const text = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

import { useSignUp, type SignUpPort } from '@summit/features/sign-up'

/** Your call. Without it the form is a demo. */
const signUp: SignUpPort = async (details, signal) => {
  const { ok } = await fetch('/api/accounts', { method: 'POST', body: JSON.stringify(details), signal })
  return ok ? { ok } : { ok, reason: 'refused' }
}

/** Your own sign-up form on the hook, with the password only once. */
export function OwnSignUp() {
  const { state, fieldErrors, messages, submit } = useSignUp({ signUp, redirectTo: '/welcome' })
  if (state.status === 'success') return <p role="status">{messages.signedUp}</p>
  const send = (data: FormData) =>
    submit({ name: text(data, 'name'), email: text(data, 'email'), password: text(data, 'password') })
  return (
    <form action={send}>
      <label>
        {messages.name} <input name="name" autoComplete="name" required />
      </label>
      <label>
        {messages.email} <input name="email" type="email" autoComplete="username" required />
      </label>
      {fieldErrors.email && <p>{fieldErrors.email}</p>}
      <label>
        {messages.password} <input name="password" type="password" autoComplete="new-password" required />
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

import { useUpdatePassword } from '@summit/features/update-password'

/** Your own form for the new password: it is shown only with a session from a recovery link. */
export function OwnUpdatePassword() {
  const { state, fieldErrors, messages, submit } = useUpdatePassword({ redirectTo: '/welcome' })
  if (state.status === 'loading') return <p role="status">{messages.loadingText}</p>
  if (state.status === 'invalid') return <p role="alert">{messages.invalidText}</p>
  if (state.status === 'success') return <p role="status">{messages.successText}</p>
  if (state.status === 'changed') return <p role="status">{messages.changedText}</p>
  const send = (data: FormData) => {
    const password = text(data, 'password')
    submit({ password, confirmPassword: password })
  }
  return (
    <form action={send}>
      <label>
        {messages.password} <input name="password" type="password" autoComplete="new-password" />
      </label>
      {fieldErrors.password && <p role="alert">{fieldErrors.password}</p>}
      {state.status === 'error' && <p role="alert">{state.message}</p>}
      <button disabled={state.status === 'pending'}>{messages.submit}</button>
    </form>
  )
}

const text = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

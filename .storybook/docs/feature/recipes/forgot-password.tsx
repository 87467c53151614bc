import { useForgotPassword } from '@summit/features/forgot-password'

/** Your own form for the reset mail. `state.resend` allows another mail after a minute. */
export function OwnForgotPassword() {
  const { state, fieldErrors, messages, submit, resend } = useForgotPassword()
  if (state.status === 'changed') return <p role="status">{messages.changedText}</p>
  if (state.status === 'success') {
    const { resend: another } = state
    return (
      <>
        <p role="status">{messages.successText}</p>
        <button onClick={resend} disabled={another.status === 'waiting' || another.status === 'pending'}>
          {another.status === 'waiting' ? messages.resendIn(another.seconds) : messages.resend}
        </button>
      </>
    )
  }
  const send = (data: FormData) => {
    const email = data.get('email')
    submit({ email: typeof email === 'string' ? email : '' })
  }
  return (
    <form action={send} noValidate>
      <label>
        {messages.email} <input name="email" type="email" />
      </label>
      {fieldErrors.email && <p role="alert">{fieldErrors.email}</p>}
      <button disabled={state.status === 'pending'}>{messages.submit}</button>
    </form>
  )
}

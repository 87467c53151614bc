import { useNewsletter } from '@summit/features/newsletter'

/** A newsletter form in the page, without the pop-up: `isDue: false` keeps the pop-up closed. */
export function NewsletterForm() {
  const { state, fieldErrors, messages, submit } = useNewsletter({ isDue: false })
  if (state.status === 'success') return <p role="status">{messages.successText}</p>
  const send = (data: FormData) => {
    const email = data.get('email')
    submit({ email: typeof email === 'string' ? email : '', name: null })
  }
  return (
    <form action={send}>
      <label>
        {messages.email} <input name="email" type="email" required />
      </label>
      {fieldErrors.email && <p role="alert">{fieldErrors.email}</p>}
      <button disabled={state.status === 'pending'}>{messages.submit}</button>
    </form>
  )
}

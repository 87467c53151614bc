import { useContact, type SendEnquiry } from '@summit/features/contact'

/** Your call. Without it the form is a demo. */
const send: SendEnquiry = async (enquiry, signal) => {
  const { ok } = await fetch('/api/enquiries', { method: 'POST', body: JSON.stringify(enquiry), signal })
  return ok ? { ok } : { ok, reason: 'refused' }
}

/** A feedback form: `form` keeps a draft of what was typed, and clears the fields once it is sent. */
export function Feedback() {
  const { state, messages, form, submit } = useContact({ send })
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        submit({ name: '', subject: 'Feedback', email: text(data, 'email'), message: text(data, 'message') })
      }}
    >
      <label>
        {messages.email} <input name="email" type="email" required />
      </label>
      <label>
        {messages.message} <textarea name="message" required />
      </label>
      {state.status === 'success' && <p role="status">{messages.successText}</p>}
      {state.status === 'error' && <p role="alert">{state.message}</p>}
      <button disabled={state.status === 'pending'}>{messages.submit}</button>
    </form>
  )
}

const text = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

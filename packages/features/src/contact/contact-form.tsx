import { Button } from '@summit/ui/button'
import { TextArea } from '@summit/ui/text-area'
import { TextField } from '@summit/ui/text-field'
import { formText } from '../shared/form.ts'
import type { Enquiry } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

/** The form of the contact page. It is read-only while a message is sent, because success clears it. */
export function ContactForm({ contact: { state, messages, form, submit } }: { contact: ContactHandle }) {
  const isSending = state.status === 'sending'
  return (
    <form
      ref={form}
      method="post"
      aria-busy={isSending}
      data-state={state.status}
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit(readEnquiry(event.currentTarget))
      }}
    >
      <div className="grid grid-cols-1 gap-6 @min-[30rem]:grid-cols-2">
        <TextField label={messages.name} name="name" required autoComplete="name" readOnly={isSending} />
        <TextField
          label={messages.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          readOnly={isSending}
        />
      </div>
      <TextField label={messages.subject} name="subject" required readOnly={isSending} />
      <TextArea label={messages.message} name="message" required rows={5} readOnly={isSending} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" variant="accent" isPending={isSending} className="scriptless:hidden">
          {isSending ? messages.sending : messages.submit}
        </Button>
        <p className="hidden scriptless:block">{messages.withoutScripts}</p>
        <p className="min-w-0 grow basis-60 text-small text-ink-muted">{messages.rehearsal}</p>
      </div>
    </form>
  )
}

function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form)
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    subject: formText(data, 'subject'),
    message: formText(data, 'message'),
  }
}

import { EMAIL_MAX, NAME_MAX } from '@summit/contract'
import { TextField } from '@summit/ui/text-field'
import { getFormError } from '../shared/form/form-status.ts'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import type { Signup } from './newsletter.ts'
import type { NewsletterHandle } from './use-newsletter.ts'

/** The parts of the form that differ from host to host. */
export interface NewsletterFormParts {
  /** Whether the email field has the focus at first, as in a dialog. @default false */
  autoFocus?: boolean | undefined
}

export interface NewsletterFormViewProps extends NewsletterFormParts {
  newsletter: NewsletterHandle
}

/** The newsletter's form with its note, for a page, a footer or a dialog of your own. */
export function NewsletterFormView({ newsletter, autoFocus }: NewsletterFormViewProps) {
  const { state, fieldErrors, messages, submit } = newsletter
  const isPending = state.status === 'pending'
  const isSent = state.status === 'success'
  const { formProps, getError, errors } = useForm((data) => submit(readSignup(data)), fieldErrors, isSent)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form
        {...formProps}
        aria-busy={isPending}
        data-state={state.status}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <TextField
          label={messages.name}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          placeholder={messages.namePlaceholder}
          error={getError('name')}
        />
        <TextField
          label={messages.email}
          name="email"
          type="email"
          required
          autoFocus={autoFocus}
          autoComplete="email"
          maxLength={EMAIL_MAX}
          placeholder={messages.emailPlaceholder}
          error={getError('email')}
        />
        <SubmitButton
          block
          className="mt-2"
          pending={isPending}
          pendingLabel={messages.sending}
          error={getFormError(state, errors)}
        >
          {messages.submit}
        </SubmitButton>
      </form>
      <p className="text-caption text-ink-muted">{messages.note}</p>
    </div>
  )
}

function readSignup(data: FormData): Signup {
  return { email: formText(data, 'email'), name: formText(data, 'name').trim() || null }
}

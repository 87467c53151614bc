'use client'

import { NAME_MAX } from '@summit/contract'
import { TextField } from '@summit/ui/text-field'
import { formText } from '../../shared/form/form.ts'
import { getFormError } from '../../shared/form/form-status.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { AccountCard } from '../account-card.tsx'
import { FormResult } from '../form-result.tsx'
import type { ChangeNameHandle } from './use-change-name.ts'

export interface ChangeNameCardProps {
  changeName: ChangeNameHandle
  /** The name that the form begins with. @default empty */
  name?: string | null | undefined
}

/** The form that changes the name of the signed-in user. Renders a card. */
export function ChangeNameCard({ changeName: { state, fieldErrors, messages, submit }, name }: ChangeNameCardProps) {
  const { formProps, getError, errors } = useForm((data) => submit({ name: formText(data, 'name') }), fieldErrors)
  const isPending = state.status === 'pending'
  return (
    <AccountCard title={messages.title} text={messages.text}>
      <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid grow basis-64 gap-6">
        <TextField
          label={messages.name}
          name="name"
          required
          maxLength={NAME_MAX}
          autoComplete="name"
          defaultValue={name ?? ''}
          error={getError('name')}
        />
        <SubmitButton
          variant="primary"
          pending={isPending}
          pendingLabel={messages.submitting}
          error={getFormError(state, errors)}
        >
          {messages.submit}
        </SubmitButton>
        <FormResult status={state.status} errors={errors} text={messages.successTitle} />
      </form>
    </AccountCard>
  )
}

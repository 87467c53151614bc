'use client'

import { KeyIcon } from '@summit/ui/icons'
import { FormSuccess } from '../../shared/account/form-success.tsx'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { getAttemptError } from '../../shared/form/use-countdown.ts'
import type { PasskeySignInHandle } from './use-passkey-sign-in.ts'

export interface PasskeySignInViewProps {
  passkeySignIn: PasskeySignInHandle
}

/** The button that signs in with a passkey. Renders nothing where there are no passkeys. */
export function PasskeySignInView({
  passkeySignIn: { state, messages, redirectTo, waitSeconds, submit },
}: PasskeySignInViewProps) {
  if (state.status === 'unsupported') return null
  if (state.status === 'success') {
    return <FormSuccess text={messages.signedIn} href={redirectTo} label={messages.toDashboard} />
  }
  return (
    <SubmitButton
      type="button"
      variant="secondary"
      block
      pending={state.status === 'pending'}
      pendingLabel={messages.submitting}
      error={getAttemptError(state, {}, waitSeconds, messages)}
      onClick={submit}
    >
      <KeyIcon />
      {messages.submit}
    </SubmitButton>
  )
}

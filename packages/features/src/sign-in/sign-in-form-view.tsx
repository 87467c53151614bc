'use client'

import { Checkbox } from '@summit/ui/checkbox'
import { linkVariants } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import type { ReactNode } from 'react'
import { FormSuccess } from '../shared/account/form-success.tsx'
import { ProviderLinks } from '../shared/account/provider-links.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig, type SocialProvider } from '../shared/config/use-config.ts'
import { useProviders } from '../shared/config/use-providers.tsx'
import type { OwnFields } from '../shared/form/form-status.ts'
import { extraTexts, formText } from '../shared/form/form.ts'
import { withNext } from '../shared/form/next-page.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { getAttemptError } from '../shared/form/use-countdown.ts'
import type { Credentials } from './sign-in.ts'
import type { SignInHandle } from './use-sign-in.ts'

/** The parts of the form that can be left out, and its initial values. */
export interface SignInFormParts {
  /** The checkbox. @default true */
  rememberMe?: boolean | undefined
  /** The link to the page that sends a link to set a new password. @default true */
  forgotPasswordLink?: boolean | undefined
  /** Social sign-in; `[]` for none. @default the provider's, or else Google and Apple */
  providers?: readonly SocialProvider[] | undefined
  /** What the fields contain at first: an address that the host knows. @default empty, and not checked */
  defaultValues?: { email?: string | undefined; remember?: boolean | undefined } | undefined
  /** Fields of your own, above the button. Their texts reach the port as `extra`, by name. A function gets their errors. */
  children?: OwnFields
}

export interface SignInFormViewProps extends SignInFormParts {
  signIn: SignInHandle
  /** The button that signs in with a passkey, below all else. It may appear late: its space is reserved. */
  passkey?: ReactNode
}

/** The sign-in form and the links to sign in with a provider, for a dialog, a card or a page of your own. */
export function SignInFormView({
  signIn: { state, fieldErrors, messages, redirectTo, lastProvider, waitSeconds, submit },
  rememberMe = true,
  forgotPasswordLink = true,
  providers,
  defaultValues,
  passkey,
  children,
}: SignInFormViewProps) {
  const { routes, createsAccounts } = useConfig()
  const refused =
    typeof children === 'function' && state.status === 'error' && state.field
      ? { [state.field]: state.message }
      : fieldErrors
  const { formProps, getError, errors } = useForm(
    (data) => submit(readCredentials(data, rememberMe)),
    refused,
    // Cleared when it begins anew after a success, perhaps for somebody else.
    state.status !== 'success',
  )
  const isPending = state.status === 'pending'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid gap-6">
        <TextField
          label={messages.email}
          name="email"
          type="email"
          required
          autoComplete={`username${passkey ? ' webauthn' : ''}`}
          defaultValue={defaultValues?.email}
          error={getError('email')}
        />
        <PasswordField
          label={messages.password}
          name="password"
          required
          autoComplete="current-password"
          error={getError('password')}
          texts={messages.passwordField}
        />
        {(rememberMe || forgotPasswordLink) && (
          <div className="flex flex-wrap items-center justify-between gap-4">
            {rememberMe && (
              <Checkbox name="remember" label={messages.rememberMe} defaultChecked={defaultValues?.remember} />
            )}
            {forgotPasswordLink && (
              <PageLink href={routes.forgotPassword} className={linkVariants({ className: 'py-1 text-small' })}>
                {messages.forgotPassword}
              </PageLink>
            )}
          </div>
        )}
        {typeof children === 'function' ? children(getError) : children}
        {state.status === 'success' ? (
          <FormSuccess text={messages.signedIn} href={redirectTo} label={messages.toDashboard} />
        ) : (
          <>
            <SubmitButton
              block
              pending={isPending}
              pendingLabel={messages.submitting}
              error={getAttemptError(state, errors, waitSeconds, messages)}
            >
              {messages.submit}
            </SubmitButton>
            {createsAccounts && (
              <PageLink
                href={withNext(routes.codeSignIn, redirectTo, routes)}
                className={linkVariants({ className: 'justify-self-center' })}
              >
                {messages.withCode}
              </PageLink>
            )}
          </>
        )}
      </form>
      <ProviderLinks providers={useProviders(providers)} lastUsed={lastProvider} messages={messages} />
      {passkey && <div className="-mt-3 min-h-12">{passkey}</div>}
    </div>
  )
}

function readCredentials(data: FormData, rememberMe: boolean): Credentials {
  return {
    email: formText(data, 'email'),
    password: formText(data, 'password'),
    ...(rememberMe && { remember: data.has('remember') }),
    extra: extraTexts(data, ['email', 'password', 'remember']),
  }
}

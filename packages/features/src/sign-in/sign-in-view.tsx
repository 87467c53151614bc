'use client'

import { Checkbox } from '@summit/ui/checkbox'
import { linkVariants } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import type { ReactNode } from 'react'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { FormSuccess } from '../shared/account/form-success.tsx'
import { ProviderLinks } from '../shared/account/provider-links.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig, type SocialProvider } from '../shared/config/use-config.ts'
import { useProviders } from '../shared/config/use-providers.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { Sentence } from '../shared/messages/sentence.tsx'
import { formErrorOf } from '../shared/submission/form-status.ts'
import type { Credentials } from './sign-in.ts'
import type { SignInHandle } from './use-sign-in.ts'

/** The parts of the screen that can be left out. */
export interface SignInParts {
  /** The checkbox. @default true */
  rememberMe?: boolean | undefined
  /** @default true */
  signUpLink?: boolean | undefined
  /** @default true */
  forgotPasswordLink?: boolean | undefined
  /** Social sign-in; `[]` for none. @default the provider's, or else Google and Apple */
  providers?: readonly SocialProvider[] | undefined
}

export interface SignInViewProps extends SignInParts {
  signIn: SignInHandle
  /** A quicker way to sign in, beside the logo. It may appear late. */
  offer?: ReactNode
}

/** The sign-in screen. Renders the page's `<main>`: a form, links to sign in with a provider, and an illustration. */
export function SignInView({
  signIn: { state, fieldErrors, messages, redirectTo, submit },
  rememberMe = true,
  signUpLink = true,
  forgotPasswordLink = true,
  providers,
  offer,
}: SignInViewProps) {
  const { routes } = useConfig()
  const { formProps, errorOf } = useForm((data) => submit(credentialsIn(data, rememberMe)), fieldErrors)
  const isPending = state.status === 'pending'
  return (
    <AccountScreen motto={messages.motto} offer={offer}>
      <h1 className="text-title">{messages.title}</h1>
      {signUpLink && routes.signup !== null && (
        <p className="-mt-3 text-ink-muted">
          <Sentence
            template={messages.newHere}
            parts={{
              signUp: (
                <PageLink href={routes.signup} className={linkVariants()}>
                  {messages.signUp}
                </PageLink>
              ),
            }}
          />
        </p>
      )}
      <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid gap-6">
        <TextField
          label={messages.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          error={errorOf('email')}
        />
        <PasswordField
          label={messages.password}
          name="password"
          required
          autoComplete="current-password"
          error={errorOf('password')}
          texts={messages.passwordField}
        />
        {(rememberMe || forgotPasswordLink) && (
          <div className="flex flex-wrap items-center justify-between gap-4">
            {rememberMe && <Checkbox name="remember" label={messages.rememberMe} />}
            {forgotPasswordLink && (
              <PageLink href={routes.forgotPassword} className={linkVariants({ className: 'py-1 text-small' })}>
                {messages.forgotPassword}
              </PageLink>
            )}
          </div>
        )}
        {state.status === 'success' ? (
          <FormSuccess text={messages.signedIn} href={redirectTo} label={messages.toDashboard} />
        ) : (
          <SubmitButton
            block
            pending={isPending}
            pendingLabel={messages.submitting}
            error={formErrorOf(state, fieldErrors)}
          >
            {messages.submit}
          </SubmitButton>
        )}
      </form>
      <ProviderLinks providers={useProviders(providers)} messages={messages} />
    </AccountScreen>
  )
}

function credentialsIn(data: FormData, rememberMe: boolean): Credentials {
  return {
    email: formText(data, 'email'),
    password: formText(data, 'password'),
    ...(rememberMe && { remember: data.has('remember') }),
  }
}

'use client'

import { apiRoutes } from '@summit/contract'
import { buttonVariants } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { AppleIcon, GoogleIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import type { ReactNode } from 'react'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { Or } from '../shared/account/or.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { paths } from '../shared/paths.ts'
import type { Credentials } from './sign-in.ts'
import type { SignInHandle } from './use-sign-in.ts'

export interface SignInPageProps {
  signIn: SignInHandle
  /** The product's name, beside the logo. */
  product: string
  /** A quicker way to sign in, above the form. It may appear late. */
  offer?: ReactNode
}

/** The sign-in screen. Renders the page's `<main>`: a form, links to sign in with a provider, and a picture. */
export function SignInPage({ signIn, product, offer }: SignInPageProps) {
  const { state, messages, submit } = signIn
  const { formProps, errorOf } = useForm((data) => submit(credentialsIn(data)))
  const isSubmitting = state.status === 'submitting'
  return (
    <AccountScreen product={product} motto={messages.motto} offer={offer}>
      <h1 className="text-title">{messages.title}</h1>
      <p className="-mt-3 text-ink-muted">
        {messages.newHere} <Link href={paths.signup}>{messages.signUp}</Link>
      </p>
      <form {...formProps} aria-busy={isSubmitting} data-state={state.status} className="grid gap-6">
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
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Checkbox name="remember" label={messages.rememberMe} />
          <Link href={paths.forgotPassword} className="py-1 text-small">
            {messages.forgotPassword}
          </Link>
        </div>
        {state.status === 'success' ? (
          <div role="status" className="grid gap-2">
            <p>{messages.signedIn}</p>
            <a href={paths.dashboard} className={buttonVariants({ variant: 'accent', isBlock: true })}>
              {messages.toDashboard}
            </a>
          </div>
        ) : (
          <SubmitButton
            isBlock
            isPending={isSubmitting}
            pendingLabel={messages.submitting}
            error={state.status === 'error' ? state.message : undefined}
          >
            {messages.submit}
          </SubmitButton>
        )}
      </form>
      <Or>{messages.or}</Or>
      <div className="grid gap-3">
        <a href={apiRoutes.google} className={buttonVariants({ variant: 'secondary', isBlock: true })}>
          <GoogleIcon size="small" />
          {messages.withGoogle}
        </a>
        <a href={apiRoutes.apple} className={buttonVariants({ variant: 'secondary', isBlock: true })}>
          <AppleIcon size="small" />
          {messages.withApple}
        </a>
      </div>
    </AccountScreen>
  )
}

function credentialsIn(data: FormData): Credentials {
  return { email: formText(data, 'email'), password: formText(data, 'password') }
}

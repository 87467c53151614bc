'use client'

import { Checkbox } from '@summit/ui/checkbox'
import { AppleIcon, GoogleIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import type { ReactNode } from 'react'
import type { AppStoreQr, Brand } from '../shared/brand/brand.ts'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { Or } from '../shared/account/or.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { Sentence } from '../shared/messages/sentence.tsx'
import { paths } from '../shared/paths.ts'
import { NextStep } from './next-step.tsx'
import type { SignUpDetails, SignUpMessages } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'

export interface SignUpPageProps {
  signUp: SignUpHandle
  /** The product, and where its app is. */
  brand: Pick<Brand, 'name' | 'stores'>
  qr: AppStoreQr
}

/**
 * The sign-up screen. Renders the page's `<main>`: a form that says that it is simulated, and providers that are to
 * come.
 */
export function SignUpPage({ signUp, brand, qr }: SignUpPageProps) {
  const { state, messages, form, submit } = signUp
  const { formProps, errorOf } = useForm((data) => submit(detailsIn(data)))
  const isSubmitting = state.status === 'submitting'
  const isSuccess = state.status === 'success'
  const nextHeading = useResultFocus(isSuccess ? state.status : null)
  const isMismatch = state.status === 'error' && state.reason === 'mismatch'
  return (
    <AccountScreen product={brand.name} motto={messages.motto}>
      <h1 className="text-title">{messages.title}</h1>
      <p className="-mt-3 text-ink-muted">
        {messages.haveAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </p>
      {isSuccess ? (
        <NextStep brand={brand} qr={qr} messages={messages} headingRef={nextHeading} />
      ) : (
        <p className="border-s-3 border-line-strong ps-4 text-small text-ink-muted">{messages.simulated}</p>
      )}
      <form ref={form} {...formProps} aria-busy={isSubmitting} data-state={state.status} className="grid gap-6">
        <TextField label={messages.name} name="name" required autoComplete="name" error={errorOf('name')} />
        <TextField
          label={messages.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errorOf('email')}
        />
        <PasswordField
          label={messages.password}
          name="password"
          required
          autoComplete="new-password"
          error={errorOf('password')}
          texts={messages.passwordField}
        />
        <PasswordField
          label={messages.confirmPassword}
          name="confirmPassword"
          required
          autoComplete="new-password"
          error={errorOf('confirmPassword', isMismatch && state.message)}
          texts={messages.passwordField}
        />
        <Checkbox name="terms" required label={<Agreement messages={messages} />} error={errorOf('terms')} />
        <SubmitButton
          block
          pending={isSubmitting}
          pendingLabel={messages.submitting}
          error={state.status === 'error' && !isMismatch ? state.message : undefined}
        >
          {messages.submit}
        </SubmitButton>
      </form>
      <Or>{messages.or}</Or>
      <div className="grid gap-3">
        <Soon icon={<GoogleIcon size="small" />} note={messages.comingSoon}>
          {messages.withGoogle}
        </Soon>
        <Soon icon={<AppleIcon size="small" />} note={messages.comingSoon}>
          {messages.withApple}
        </Soon>
        <p className="text-small text-ink-muted">
          <Sentence
            template={messages.socialElsewhere}
            parts={{ signIn: <Link href={paths.login}>{messages.signInPage}</Link> }}
          />
        </p>
      </div>
    </AccountScreen>
  )
}

function Agreement({ messages }: { messages: SignUpMessages }) {
  const parts = {
    terms: <Link href={paths.terms}>{messages.terms}</Link>,
    privacy: <Link href={paths.privacy}>{messages.privacy}</Link>,
  }
  return <Sentence template={messages.agreement} parts={parts} />
}

/** A provider that is to come. Not a link or a button, since it has no target; takes no focus (T-04). */
function Soon({ icon, note, children }: { icon: ReactNode; note: string; children: string }) {
  return (
    <p className="flex min-h-12 items-center justify-center gap-x-2.5 rounded-1 border-(length:--border-control) border-dashed border-line-strong px-4 py-2 text-control leading-sub font-label text-ink-muted">
      {icon}
      <span className="min-w-0 text-center">
        {children} <span className="text-small font-normal">({note})</span>
      </span>
    </p>
  )
}

function detailsIn(data: FormData): SignUpDetails {
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    password: formText(data, 'password'),
    confirmPassword: formText(data, 'confirmPassword'),
  }
}

'use client'

import { buttonVariants } from '@summit/ui/button'
import { Link } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { paths } from '../shared/paths.ts'
import { REDIRECT_AFTER_MS, type NewPassword } from './update-password.ts'
import type { UpdatePasswordHandle } from './use-update-password.ts'

export interface UpdatePasswordPageProps {
  updatePassword: UpdatePasswordHandle
  /** The product's name, beside the logo. */
  product: string
}

/**
 * Where a new password is set. Renders the page's `<main>`: a form for visitors with a valid link, and what became of
 * it.
 */
export function UpdatePasswordPage({ updatePassword, product }: UpdatePasswordPageProps) {
  return (
    <AccountScreen product={product} motto={updatePassword.messages.motto}>
      <Content {...updatePassword} />
    </AccountScreen>
  )
}

function Content({ state, messages, form, submit }: UpdatePasswordHandle) {
  const { formProps, errorOf } = useForm((data) => submit(passwordsIn(data)))
  const isResult = state.status === 'success' || state.status === 'elsewhere'
  const headline = useResultFocus(isResult ? state.status : null)
  switch (state.status) {
    case 'loading':
      return <StatusMessage icon="pending" heading={messages.loadingTitle} text={messages.loadingText} />
    case 'invalid':
      return (
        <>
          <StatusMessage icon="failed" heading={messages.invalidTitle} text={messages.invalidText} />
          <ActionLink href={paths.forgotPassword}>{messages.askAgain}</ActionLink>
        </>
      )
    case 'valid':
    case 'error':
    case 'updating': {
      const faults = state.status === 'valid' ? state.faults : {}
      const passwordError = errorOf('password', faults.password && messages.tooShort)
      const isUpdating = state.status === 'updating'
      return (
        <>
          <StatusMessage icon="key" heading={messages.title} text={messages.text} />
          <form
            ref={form}
            {...formProps}
            // The specification has messages of its own for what is wrong.
            noValidate
            aria-busy={isUpdating}
            data-state={state.status}
            className="grid gap-6"
          >
            {state.email && <Account name={messages.account} email={state.email} />}
            <PasswordField
              label={messages.password}
              name="password"
              required
              autoComplete="new-password"
              // The error repeats the hint.
              hint={!passwordError && messages.hint}
              error={passwordError}
              texts={messages.passwordField}
            />
            <PasswordField
              label={messages.confirmPassword}
              name="confirmPassword"
              required
              autoComplete="new-password"
              error={errorOf('confirmPassword', faults.confirmPassword && messages.mismatch)}
              texts={messages.passwordField}
            />
            <SubmitButton
              block
              pending={isUpdating}
              pendingLabel={messages.submitting}
              error={state.status === 'error' ? state.message : undefined}
            >
              {messages.submit}
            </SubmitButton>
          </form>
          {/* A session may end while its form stands here, and only the server knows. */}
          <Link href={paths.forgotPassword} className="justify-self-start">
            {messages.anotherLink}
          </Link>
        </>
      )
    }
    case 'success':
      return (
        <>
          <StatusMessage
            key="result"
            icon="done"
            headingRef={headline}
            heading={messages.successTitle}
            text={messages.successText}
          />
          <RedirectNotice href={paths.login} label={messages.toLogin} afterMs={REDIRECT_AFTER_MS} />
        </>
      )
    case 'elsewhere':
      return (
        <>
          <StatusMessage
            key="result"
            icon="done"
            headingRef={headline}
            heading={messages.elsewhereTitle}
            text={messages.elsewhereText}
          />
          <ActionLink href={paths.login}>{messages.signIn}</ActionLink>
        </>
      )
    default:
      return state satisfies never
  }
}

/**
 * The account's address, for people and for password managers, which take the field before a password as its user name.
 */
function Account({ name, email }: { name: string; email: string }) {
  return (
    <p className="wrap-anywhere text-small text-ink-muted">
      {name}: <b className="font-label text-ink">{email}</b>
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
    </p>
  )
}

function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={`${buttonVariants({ variant: 'accent' })} justify-self-start`}>
      {children}
    </a>
  )
}

function passwordsIn(data: FormData): NewPassword {
  return { password: formText(data, 'password'), confirmPassword: formText(data, 'confirmPassword') }
}

import { Button, buttonLook } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { AppleIcon, GoogleIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import type { ReactNode } from 'react'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { Or } from '../shared/account/or.tsx'
import { formText } from '../shared/form.ts'
import { paths } from '../shared/paths.ts'
import type { SignUpDetails, SignUpMessages } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'

export interface SignUpPageProps {
  signUp: SignUpHandle
  /** The product's name, beside the logo. */
  product: string
}

/**
 * The sign-up screen. Renders the page's `<main>`: a form that says that it is simulated, and providers that are to
 * come.
 */
export function SignUpPage({ signUp, product }: SignUpPageProps) {
  const { state, messages, form, submit } = signUp
  const isSubmitting = state.status === 'submitting'
  return (
    <AccountScreen product={product} motto={messages.motto}>
      <h1 className="text-title">{messages.title}</h1>
      <p className="-mt-3 text-ink-muted">
        {messages.haveAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </p>
      <p className="border-s-3 border-line-strong ps-4 text-small text-ink-muted">{messages.simulated}</p>
      <form
        ref={form}
        method="post"
        aria-busy={isSubmitting}
        data-state={state.status}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          submit(readDetails(event.currentTarget))
        }}
      >
        <TextField label={messages.name} name="name" required autoComplete="name" />
        <TextField label={messages.email} name="email" type="email" required autoComplete="email" />
        <PasswordField label={messages.password} name="password" required autoComplete="new-password" />
        <PasswordField label={messages.confirmPassword} name="confirmPassword" required autoComplete="new-password" />
        <Checkbox name="terms" required label={<Agreement messages={messages} />} />
        <div>
          <Button type="submit" variant="accent" isBlock isPending={isSubmitting}>
            {isSubmitting ? messages.submitting : messages.submit}
          </Button>
          <div role="status" className="grid justify-items-start gap-3 not-empty:mt-6">
            {state.status === 'success' && (
              <>
                <p>{messages.afterwards}</p>
                <a href={paths.login} className={buttonLook({ variant: 'line' })}>
                  {messages.toSignIn}
                </a>
              </>
            )}
          </div>
        </div>
      </form>
      <Or>{messages.or}</Or>
      <div className="grid gap-3">
        <Soon icon={<GoogleIcon size="small" />} note={messages.comingSoon}>
          {messages.withGoogle}
        </Soon>
        <Soon icon={<AppleIcon size="small" />} note={messages.comingSoon}>
          {messages.withApple}
        </Soon>
        <p className="text-small text-ink-muted">{messages.socialElsewhere}</p>
      </div>
    </AccountScreen>
  )
}

function Agreement({ messages }: { messages: SignUpMessages }) {
  return (
    <>
      {messages.agree} <Link href={paths.terms}>{messages.terms}</Link> {messages.and}{' '}
      <Link href={paths.privacy}>{messages.privacy}</Link>
    </>
  )
}

/** A provider that is to come. Not a link or a button, since it has no target; takes no focus (T-04). */
function Soon({ icon, note, children }: { icon: ReactNode; note: string; children: string }) {
  return (
    <p className="flex min-h-12 flex-wrap items-center justify-center gap-x-2.5 rounded-1 border-(length:--border-control) border-dashed border-line-strong px-4 py-2 text-control leading-sub font-label text-ink-muted">
      {icon}
      {children} <span className="text-small font-normal">({note})</span>
    </p>
  )
}

function readDetails(form: HTMLFormElement): SignUpDetails {
  const data = new FormData(form)
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    password: formText(data, 'password'),
    confirmPassword: formText(data, 'confirmPassword'),
  }
}

'use client'

import { Alert } from '@summit/ui/alert'
import { Checkbox } from '@summit/ui/checkbox'
import { linkVariants } from '@summit/ui/link'
import { PasswordField } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import { useCallback, useEffect, useRef, useState, type Ref } from 'react'
import { FormSuccess } from '../shared/account/form-success.tsx'
import { ProviderLinks } from '../shared/account/provider-links.tsx'
import type { AppStoreQr } from '../shared/config/brand.ts'
import { loadable } from '../shared/config/loadable.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { Sentence } from '../shared/config/sentence.tsx'
import { useConfig, type SocialProvider } from '../shared/config/use-config.ts'
import { useProviders } from '../shared/config/use-providers.tsx'
import { getFormError, type OwnFields } from '../shared/form/form-status.ts'
import { extraTexts, formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import type { FindOutbox } from '../shared/recovery/outbox.ts'
import { DemoProviders } from './demo-providers.tsx'
import { fields, type SignUpDetails } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'
import type { ResendPort } from './verification/verification.ts'

/** The parts of the form that differ from host to host, and its initial values. */
export interface SignUpFormParts {
  /** Social sign-up, which the demo shows as coming soon; `[]` for none. @default the provider's, or else Google and Apple */
  providers?: readonly SocialProvider[] | undefined
  /** The QR code beside the demo's link to the App Store. @default none */
  qr?: AppStoreQr | undefined
  /** What the fields contain at first: of an invitation, for example. @default empty */
  defaultValues?: { name?: string | undefined; email?: string | undefined } | undefined
  /** Mails the link again, where a sign-up is to be verified. @default `POST /api/auth/resend` */
  resendLink?: ResendPort | undefined
  /** Finds the page that shows the server's mails during development; null for none. @default `GET /api/demo` */
  findOutbox?: FindOutbox | null | undefined
  /** Fields of your own, above the button. Their texts reach the port as `extra`, by name. A function gets their errors. */
  children?: OwnFields
}

export interface SignUpFormViewProps extends SignUpFormParts {
  signUp: SignUpHandle
  /** The level of the heading that replaces the form, in the state `verify`. @default 2 */
  level?: 1 | 2 | undefined
}

const Verification = loadable(async () => (await import('./verification/connected-verification.tsx')).Verification)
const DemoNextStep = loadable(
  async () => (await import('./demo-next-step.tsx')).DemoNextStep,
  () => null,
)

/**
 * The sign-up form and the links to sign up with a provider, for a dialog, a card or a page of your own. A mailed link
 * replaces them with {@link Verification}.
 */
export function SignUpFormView({ signUp, level = 2, ...parts }: SignUpFormViewProps) {
  const { state, isDemo, reset } = signUp
  const { status } = state
  // For another address, the form has the one that was sent.
  const [corrected, setCorrected] = useState<string>()
  // What follows takes the focus, whenever its code has arrived.
  const wasPending = useRef(false)
  const headingRef = useCallback((heading: HTMLHeadingElement | null) => {
    if (wasPending.current) heading?.focus()
  }, [])
  useEffect(() => {
    const isPending = status === 'pending'
    if (isPending) wasPending.current = true
    // If that fails, the part itself says so. Early, for a device that goes offline meanwhile; nothing depends on the demo's.
    if (isPending || !isDemo) (isDemo ? DemoNextStep : Verification).preload().catch(() => {})
  }, [status, isDemo])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {status === 'verify' ? (
        // It has texts of its own.
        <Verification
          {...parts}
          messages={undefined}
          email={state.email}
          level={level}
          onChangeEmail={() => {
            setCorrected(state.email)
            reset()
          }}
          headingRef={headingRef}
        />
      ) : (
        <Form {...parts} signUp={signUp} corrected={corrected} headingRef={headingRef} />
      )}
    </div>
  )
}

interface FormProps extends Omit<SignUpFormViewProps, 'level'> {
  corrected: string | undefined
  headingRef: Ref<HTMLHeadingElement>
}

function Form({ signUp, providers, qr, defaultValues, children, corrected, headingRef }: FormProps) {
  const { state, fieldErrors, messages, isDemo, redirectTo, submit } = signUp
  const { routes, minPasswordLength } = useConfig()
  const Providers = isDemo ? DemoProviders : ProviderLinks
  const isPending = state.status === 'pending'
  const isSuccess = state.status === 'success'
  const refused =
    typeof children === 'function' && state.status === 'error' && state.field
      ? { [state.field]: state.message }
      : fieldErrors
  const { formProps, getError, errors } = useForm((data) => submit(readDetails(data)), refused, isSuccess)
  const link = (href: string | null, text: string) =>
    href === null ? (
      text
    ) : (
      <PageLink href={href} className={linkVariants()}>
        {text}
      </PageLink>
    )
  return (
    <>
      {isDemo && !isSuccess && (
        <Alert variant="plain">
          <p>{messages.simulated}</p>
        </Alert>
      )}
      {isDemo && isSuccess && <DemoNextStep qr={qr} messages={messages} headingRef={headingRef} />}
      <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid gap-6">
        <TextField
          label={messages.name}
          name="name"
          required
          autoComplete="name"
          defaultValue={defaultValues?.name}
          error={getError('name')}
        />
        <TextField
          autoFocus={corrected !== undefined}
          label={messages.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={corrected ?? defaultValues?.email}
          error={getError('email')}
        />
        {(['password', 'confirmPassword'] as const).map((name) => (
          <PasswordField
            key={name}
            label={messages[name]}
            name={name}
            required
            autoComplete="new-password"
            // The demo takes any. The error repeats the hint.
            hint={name === 'password' && !isDemo && !getError(name) && messages.hint(minPasswordLength)}
            error={getError(name)}
            texts={messages.passwordField}
          />
        ))}
        <Checkbox
          name="terms"
          required
          label={
            <Sentence
              template={messages.agreement}
              parts={{ terms: link(routes.terms, messages.terms), privacy: link(routes.privacy, messages.privacy) }}
            />
          }
          error={getError('terms')}
        />
        {typeof children === 'function' ? children(getError) : children}
        {isSuccess && !isDemo ? (
          <FormSuccess
            text={messages.signedUp}
            href={redirectTo ?? routes.login}
            label={redirectTo === null ? messages.signIn : messages.goOn}
          />
        ) : (
          <SubmitButton
            block
            pending={isPending}
            pendingLabel={messages.submitting}
            error={getFormError(state, errors)}
          >
            {messages.submit}
          </SubmitButton>
        )}
      </form>
      <Providers providers={useProviders(providers)} messages={messages} />
    </>
  )
}

function readDetails(data: FormData): SignUpDetails {
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    password: formText(data, 'password'),
    confirmPassword: formText(data, 'confirmPassword'),
    extra: extraTexts(data, [...fields, 'terms']),
  }
}

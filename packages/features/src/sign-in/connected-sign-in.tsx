'use client'

import { loadable } from '../shared/config/loadable.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { QuickSignInOptions } from './quick-sign-in/use-quick-sign-in.ts'
import { SignInFormView, type SignInFormParts } from './sign-in-form-view.tsx'
import { SignInView, type SignInParts } from './sign-in-view.tsx'
import { useSignIn, type SignInOptions } from './use-sign-in.ts'

export interface SignInProps
  extends SignInFormProps, SignInParts, Pick<QuickSignInOptions, 'findDemo' | 'findVisitor'> {
  /** Offers to continue the server's session or to use its demo account, where it has one. @default true */
  quickSignIn?: boolean | undefined
}

const QuickSignIn = loadable(
  async () => (await import('./quick-sign-in/connected-quick-sign-in.tsx')).QuickSignIn,
  Nothing,
)

const PasskeySignIn = loadable(
  async () => (await import('./passkey/connected-passkey-sign-in.tsx')).PasskeySignIn,
  Nothing,
)

/** The sign-in screen, connected: {@link SignInView} with {@link useSignIn}. Every prop is optional. */
export function SignIn({ quickSignIn = true, ...props }: SignInProps) {
  const form = useFormProps(props)
  const { signIn } = form
  const offer = quickSignIn && <QuickSignIn {...props} redirectTo={signIn.redirectTo} onDemo={signIn.submit} />
  return <SignInView {...form} offer={offer} />
}

/** The options of the form alone. */
export interface SignInFormProps extends SignInOptions, SignInFormParts {
  /** Offers to sign in with a passkey, where browser and back end have any. @default the provider's `createsAccounts` */
  passkeys?: boolean | undefined
}

/**
 * The sign-in form alone, connected: {@link SignInFormView} with {@link useSignIn}. In a dialog, pass `redirectTo={null}` and
 * close it in `onSuccess`.
 */
export function SignInForm(props: SignInFormProps) {
  return <SignInFormView {...useFormProps(props)} />
}

function useFormProps<Props extends SignInFormProps>(props: Props) {
  const { createsAccounts } = useConfig()
  const signIn = useSignIn(props)
  const { passkeys = createsAccounts } = props
  // It has texts of its own.
  const passkey = passkeys && <PasskeySignIn {...props} messages={undefined} redirectTo={signIn.redirectTo} />
  return { ...props, signIn, passkey }
}

/** What cannot be loaded is left out: the form works without it. */
function Nothing() {
  return null
}

import { usePorts } from '@summit/features/provider'
import { useQuickSignIn } from '@summit/features/sign-in/quick-sign-in'
import { quickSignInPorts } from '@summit/features/sign-in/quick-sign-in/ports'
import { QuickSignInView, type QuickSignInViewProps } from '@summit/features/sign-in/quick-sign-in/view'

/** The shorter way in, under the sign-in form. */
export function SignInOffer({ onDemo }: Pick<QuickSignInViewProps, 'onDemo'>) {
  return <QuickSignInView offer={useQuickSignIn(usePorts(quickSignInPorts))} onDemo={onDemo} />
}

import { loadable } from '@summit/features/loadable'
import { useBrand, usePorts } from '@summit/features/provider'
import { useSignIn } from '@summit/features/sign-in'
import { signInPorts } from '@summit/features/sign-in/ports'
import { SignInPage } from '@summit/features/sign-in/view'

const SignInOffer = loadable(
  async () => (await import('../components/sign-in-offer.tsx')).SignInOffer,
  () => null,
)

/** `/auth/login` */
export default function SignInRoute() {
  const signIn = useSignIn(usePorts(signInPorts))
  return <SignInPage signIn={signIn} product={useBrand().name} offer={<SignInOffer onDemo={signIn.submit} />} />
}

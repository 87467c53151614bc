import { useBrand, usePorts } from '@summit/features/provider'
import { useSignIn } from '@summit/features/sign-in'
import { signInPorts } from '@summit/features/sign-in/ports'
import { SignInPage } from '@summit/features/sign-in/view'
import { Late } from '../components/late.tsx'

const loadOffer = async () => (await import('../components/sign-in-offer.tsx')).SignInOffer

/** `/auth/login` */
export default function SignInRoute() {
  const signIn = useSignIn(usePorts(signInPorts))
  const offer = <Late load={loadOffer} onDemo={signIn.submit} />
  return <SignInPage signIn={signIn} product={useBrand().name} offer={offer} />
}

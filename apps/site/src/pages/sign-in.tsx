import { useBrand, usePorts } from '@summit/features/provider'
import { useSignIn } from '@summit/features/sign-in'
import { signInPorts } from '@summit/features/sign-in/ports'
import { SignInPage } from '@summit/features/sign-in/view'

/** `/auth/login` */
export default function SignInRoute() {
  return <SignInPage signIn={useSignIn(usePorts(signInPorts))} product={useBrand().name} />
}

import { usePorts } from '@summit/features/provider'
import { useSignIn } from '@summit/features/sign-in'
import { SignInPage } from '@summit/features/sign-in/view'

/** `/auth/login` */
export default function SignInRoute() {
  const ports = usePorts()
  return <SignInPage signIn={useSignIn(ports)} product={ports.brand.name} />
}

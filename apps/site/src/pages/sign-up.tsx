import { appStoreQr } from '@summit/brand/app-store-qr'
import { useBrand, usePorts } from '@summit/features/provider'
import { useSignUp } from '@summit/features/sign-up'
import { signUpPorts } from '@summit/features/sign-up/ports'
import { SignUpPage } from '@summit/features/sign-up/view'

/** `/auth/signup` */
export default function SignUpRoute() {
  return <SignUpPage signUp={useSignUp(usePorts(signUpPorts))} brand={useBrand()} qr={appStoreQr} />
}

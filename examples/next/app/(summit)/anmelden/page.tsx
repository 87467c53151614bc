import { SignIn } from '@summit/features/sign-in'

export default function LoginPage() {
  return <SignIn providers={[]} signUpLink={false} forgotPasswordLink={false} />
}

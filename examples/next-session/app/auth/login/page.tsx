import { paths } from '@summit/features/paths'
import { safePath } from '@summit/features/safe-path'
import { SignIn } from '@summit/features/sign-in'

/** Leads to the page of this site in `?next=`, or else to the dashboard. */
export default async function LoginPage({ searchParams }: PageProps<'/auth/login'>) {
  const { next } = await searchParams
  const path = safePath(typeof next === 'string' ? next : null) ?? paths.dashboard
  return <SignIn redirectTo={path} quickSignIn={false} passkeys={false} forgotPasswordLink={false} />
}

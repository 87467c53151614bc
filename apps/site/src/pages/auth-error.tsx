import { useAuthError } from '@summit/features/auth-error'
import { AuthErrorPage } from '@summit/features/auth-error/view'
import { useBrand } from '@summit/features/provider'

/** `/auth/error` */
export default function AuthErrorRoute() {
  return <AuthErrorPage authError={useAuthError(() => window.location.search)} product={useBrand().name} />
}

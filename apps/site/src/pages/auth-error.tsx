import { useAuthError } from '@summit/features/auth-error'
import { authErrorPorts } from '@summit/features/auth-error/ports'
import { AuthErrorPage } from '@summit/features/auth-error/view'
import { useBrand, usePorts } from '@summit/features/provider'

/** `/auth/error` */
export default function AuthErrorRoute() {
  return <AuthErrorPage authError={useAuthError(usePorts(authErrorPorts))} product={useBrand().name} />
}

import { useAuthSuccess } from '@summit/features/auth-success'
import { authSuccessPorts } from '@summit/features/auth-success/ports'
import { AuthSuccessPage } from '@summit/features/auth-success/view'
import { useBrand, usePorts } from '@summit/features/provider'

/** `/auth/success` */
export default function AuthSuccessRoute() {
  return <AuthSuccessPage authSuccess={useAuthSuccess(usePorts(authSuccessPorts))} product={useBrand().name} />
}

import { useForgotPassword } from '@summit/features/forgot-password'
import { forgotPasswordPorts } from '@summit/features/forgot-password/ports'
import { ForgotPasswordPage } from '@summit/features/forgot-password/view'
import { useBrand, usePorts } from '@summit/features/provider'

/** `/auth/forgot-password` */
export default function ForgotPasswordRoute() {
  return (
    <ForgotPasswordPage forgotPassword={useForgotPassword(usePorts(forgotPasswordPorts))} product={useBrand().name} />
  )
}

import { useBrand, usePorts } from '@summit/features/provider'
import { recoveryPorts } from '@summit/features/recovery-ports'
import { useUpdatePassword } from '@summit/features/update-password'
import { UpdatePasswordPage } from '@summit/features/update-password/view'

/** `/auth/update-password` */
export default function UpdatePasswordRoute() {
  return <UpdatePasswordPage updatePassword={useUpdatePassword(usePorts(recoveryPorts))} product={useBrand().name} />
}

import { useConfirm } from '@summit/features/confirm'
import { ConfirmPage } from '@summit/features/confirm/view'
import { useBrand, usePorts } from '@summit/features/provider'
import { recoveryPorts } from '@summit/features/recovery-ports'

/** `/auth/confirm` */
export default function ConfirmRoute() {
  return <ConfirmPage confirm={useConfirm(usePorts(recoveryPorts))} product={useBrand().name} />
}

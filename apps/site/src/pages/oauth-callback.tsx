import { useBrand, usePorts } from '@summit/features/provider'
import { useSocialReturn } from '@summit/features/social-return'
import { socialReturnPorts } from '@summit/features/social-return/ports'
import { SocialReturnPage } from '@summit/features/social-return/view'

/** `/auth/callback` */
export default function SocialReturnRoute() {
  return <SocialReturnPage socialReturn={useSocialReturn(usePorts(socialReturnPorts))} product={useBrand().name} />
}

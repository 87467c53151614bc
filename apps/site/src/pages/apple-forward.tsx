import { useBrand, usePorts } from '@summit/features/provider'
import { useSocialForward } from '@summit/features/social-return/forward'
import { socialReturnPorts } from '@summit/features/social-return/ports'
import { SocialReturnPage } from '@summit/features/social-return/view'

/** `/auth/apple/callback` */
export default function AppleForwardRoute() {
  return (
    <SocialReturnPage socialReturn={useSocialForward(usePorts(socialReturnPorts), 'apple')} product={useBrand().name} />
  )
}

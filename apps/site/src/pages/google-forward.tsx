import { useBrand, usePorts } from '@summit/features/provider'
import { useSocialForward } from '@summit/features/social-return/forward'
import { socialReturnPorts } from '@summit/features/social-return/ports'
import { SocialReturnPage } from '@summit/features/social-return/view'

/** `/auth/google/callback` */
export default function GoogleForwardRoute() {
  return (
    <SocialReturnPage
      socialReturn={useSocialForward(usePorts(socialReturnPorts), 'google')}
      product={useBrand().name}
    />
  )
}

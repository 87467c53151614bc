import { twoFactorMessages } from '@summit/brand/messages/two-factor'
import { TwoFactor } from '@summit/features/two-factor'

/** `/auth/two-factor`, on a site that creates accounts. */
export default () => <TwoFactor messages={twoFactorMessages} />

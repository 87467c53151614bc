import { verifyEmailMessages } from '@summit/brand/messages/verify-email'
import { VerifyEmail } from '@summit/features/verify-email'

/** `/auth/verify-email`, on a site that creates accounts. */
export default () => <VerifyEmail messages={verifyEmailMessages} />

import { authSuccessMessages } from '@summit/brand/messages/auth-success'
import { AuthSuccess } from '@summit/features/auth-success'

/** `/auth/success` */
export default () => <AuthSuccess messages={authSuccessMessages} />

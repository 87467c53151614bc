import { authErrorMessages } from '@summit/brand/messages/auth-error'
import { AuthError } from '@summit/features/auth-error'

/** `/auth/error` */
export default () => <AuthError messages={authErrorMessages} />

import { forgotPasswordMessages } from '@summit/brand/messages/forgot-password'
import { ForgotPassword } from '@summit/features/forgot-password'

/** `/auth/forgot-password` */
export default () => <ForgotPassword messages={forgotPasswordMessages} />

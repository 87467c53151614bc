import { signInMessages } from '@summit/brand/messages/sign-in'
import { SignIn } from '@summit/features/sign-in'

/** `/auth/login` */
export default () => <SignIn messages={signInMessages} />

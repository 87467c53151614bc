import { codeSignInMessages } from '@summit/brand/messages/code-sign-in'
import { CodeSignIn } from '@summit/features/code-sign-in'

/** `/auth/code`, on a site that creates accounts. */
export default () => <CodeSignIn messages={codeSignInMessages} />

import { appStoreQr } from '@summit/brand/app-store-qr'
import { signUpMessages } from '@summit/brand/messages/sign-up'
import { termsVersion } from '@summit/brand/terms-version'
import { SignUp } from '@summit/features/sign-up'

/** `/auth/signup` */
export default () => <SignUp qr={appStoreQr} messages={signUpMessages} termsVersion={termsVersion} />

import { appStoreQr } from '@summit/brand/app-store-qr'
import { SignUp } from '@summit/features/sign-up'

/** `/auth/signup` */
export default () => <SignUp qr={appStoreQr} />

export { SignInPage as default } from '../../../../shared/sign-in'

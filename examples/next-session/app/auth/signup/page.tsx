export { SignUp as default } from '@summit/features/sign-up'

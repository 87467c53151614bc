/** `/auth/login` */
export { SignIn as default } from '@summit/features/sign-in'

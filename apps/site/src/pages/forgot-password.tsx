/** `/auth/forgot-password` */
export { ForgotPassword as default } from '@summit/features/forgot-password'

/** `/auth/success` */
export { AuthSuccess as default } from '@summit/features/auth-success'

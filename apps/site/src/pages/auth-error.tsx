/** `/auth/error` */
export { AuthError as default } from '@summit/features/auth-error'

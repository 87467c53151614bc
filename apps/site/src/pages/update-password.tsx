/** `/auth/update-password` */
export { UpdatePassword as default } from '@summit/features/update-password'

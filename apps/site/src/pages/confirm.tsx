/** `/auth/confirm` */
export { Confirm as default } from '@summit/features/confirm'

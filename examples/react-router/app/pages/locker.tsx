export { Dashboard as default } from '@summit/features/dashboard'

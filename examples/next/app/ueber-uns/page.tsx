export { OwnPage as default } from '../../own/page'

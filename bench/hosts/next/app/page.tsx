export { HomePage as default } from '../../shared/home'

import { SignIn } from '@summit/features/sign-in'

const Login = () => <SignIn signUpLink={false} forgotPasswordLink={false} />
export default Login

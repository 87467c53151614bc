import { SignIn } from '@summit/features/sign-in'
import { Provider } from './provider.tsx'

export const SignInPage = () => (
  <Provider>
    <SignIn />
  </Provider>
)

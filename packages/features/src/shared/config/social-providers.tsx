import { apiRoutes } from '@summit/contract'
import { AppleIcon, GoogleIcon } from '@summit/ui/icons'
import type { SocialProvider } from './use-config.ts'

/** Social sign-in with Google, by the API at the page's own origin. */
export const google = {
  name: 'Google',
  href: apiRoutes.google,
  icon: <GoogleIcon size="small" />,
} satisfies SocialProvider

/** Social sign-in with Apple, by the API at the page's own origin. */
export const apple = {
  name: 'Apple',
  href: apiRoutes.apple,
  icon: <AppleIcon size="small" />,
} satisfies SocialProvider

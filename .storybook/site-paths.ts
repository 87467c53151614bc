import type { Loader } from '@storybook/react-vite'
import { paths } from '@summit/features/paths'
import { addons } from 'storybook/preview-api'
import { siteEvent, type SitePage } from './site-event.ts'

/** The site's page for the stories of each feature and page, by title. */
export const sitePaths: Readonly<Record<string, string>> = {
  'Features/Account': paths.account,
  'Features/Account/Password': paths.account,
  'Features/Auth error': paths.authError,
  'Features/Auth success': paths.authSuccess,
  'Features/Capabilities': paths.features,
  'Features/Code sign-in': paths.codeSignIn,
  'Features/Confirm': paths.confirm,
  'Features/Contact': paths.contact,
  'Features/Dashboard': paths.dashboard,
  'Features/Dashboard/News': paths.dashboard,
  'Features/Dashboard/Sessions': paths.dashboard,
  'Features/Download': paths.download,
  'Features/Forgot password': paths.forgotPassword,
  'Features/Home': paths.home,
  'Features/Newsletter': paths.home,
  'Features/OAuth callback': paths.callback,
  'Features/Pricing': paths.pricing,
  'Features/Sign in': paths.login,
  'Features/Sign up': paths.signup,
  'Features/Sign up/Verification': paths.signup,
  'Features/Site chrome': paths.home,
  'Features/Two-factor': paths.twoFactor,
  'Features/Update password': paths.updatePassword,
  'Features/Verify email': paths.verifyEmail,
  'Pages/Contact': paths.contact,
  'Pages/Download': paths.download,
  'Pages/Features': paths.features,
  'Pages/Home': paths.home,
  'Pages/Not found': '/no-such-page',
  'Pages/Pricing': paths.pricing,
  'Pages/Privacy': paths.privacy,
  'Pages/Terms': paths.terms,
}

/** Loader: sends the toolbar the site's page that has the story's state. */
export const sendSitePath: Loader = ({ id, title, args, parameters }) => {
  const page: SitePage = { storyId: id, path: getSitePath({ title, args, parameters }) }
  addons.getChannel().emit(siteEvent, page)
}

interface Story {
  title: string
  args: Readonly<Record<string, unknown>>
  parameters: Readonly<Record<string, unknown>>
}

/** The story's own parameter `sitePath` (null for no page), the path that its flow starts at, or that of its title. */
export function getSitePath({ title, args: { path }, parameters: { sitePath } }: Story): string | undefined {
  if (sitePath !== undefined) return typeof sitePath === 'string' ? sitePath : undefined
  return title.startsWith('Flows/') && typeof path === 'string' ? path : sitePaths[title]
}

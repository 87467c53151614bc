import type { ToasterTexts } from '@summit/ui/toast'
import type { FeatureTranslation } from '../shared/config/messages.ts'
import { account } from './de/account.ts'
import { authError } from './de/auth-error.ts'
import { authSuccess } from './de/auth-success.ts'
import { brokenPage } from './de/broken-page.ts'
import { capabilities } from './de/capabilities.ts'
import { changeEmail } from './de/change-email.ts'
import { changeName } from './de/change-name.ts'
import { changePassword } from './de/change-password.ts'
import { codeSignIn } from './de/code-sign-in.ts'
import { confirmPage } from './de/confirm.ts'
import { contact } from './de/contact.ts'
import { dashboard } from './de/dashboard.ts'
import { deleteAccount } from './de/delete-account.ts'
import { download } from './de/download.ts'
import { exportData } from './de/export-data.ts'
import { forgotPassword } from './de/forgot-password.ts'
import { home } from './de/home.ts'
import { identities } from './de/identities.ts'
import { news } from './de/news.ts'
import { newsletter } from './de/newsletter.ts'
import { notFound } from './de/not-found.ts'
import { oauthCallback } from './de/oauth-callback.ts'
import { passkeySignIn } from './de/passkey-sign-in.ts'
import { passkeys } from './de/passkeys.ts'
import { pricing } from './de/pricing.ts'
import { privacy } from './de/privacy.ts'
import { quickSignIn } from './de/quick-sign-in.ts'
import { connection, storeButtons } from './de/shared.ts'
import { sessions } from './de/sessions.ts'
import { signIn } from './de/sign-in.ts'
import { signUp } from './de/sign-up.ts'
import { siteChrome } from './de/site-chrome.ts'
import { terms } from './de/terms.ts'
import { twoFactorSettings } from './de/two-factor-settings.ts'
import { twoFactor } from './de/two-factor.ts'
import { updatePassword } from './de/update-password.ts'
import { verification } from './de/verification.ts'
import { verifyEmail } from './de/verify-email.ts'

/** The texts around the toasts in German, for the `texts` of `@summit/ui`'s `Toaster`. */
export const toasterTexts: ToasterTexts = {
  region: 'Mitteilungen (F8)',
  announcement: 'Mitteilung',
  close: 'Schließen',
}

/** The features' texts in German, for the provider's `translations`. Each feature's are an entry of their own besides. */
export const german: readonly FeatureTranslation[] = [
  account,
  authError,
  authSuccess,
  brokenPage,
  capabilities,
  changeEmail,
  changeName,
  changePassword,
  confirmPage,
  connection,
  contact,
  dashboard,
  deleteAccount,
  download,
  exportData,
  forgotPassword,
  home,
  identities,
  news,
  newsletter,
  notFound,
  oauthCallback,
  passkeySignIn,
  passkeys,
  pricing,
  privacy,
  quickSignIn,
  sessions,
  signIn,
  signUp,
  siteChrome,
  storeButtons,
  terms,
  twoFactor,
  twoFactorSettings,
  updatePassword,
  codeSignIn,
  verification,
  verifyEmail,
]

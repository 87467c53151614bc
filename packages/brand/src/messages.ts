import { authErrorMessages } from '@summit/features/auth-error'
import { authSuccessMessages } from '@summit/features/auth-success'
import { brokenPageMessages } from '@summit/features/broken-page'
import { codeSignInMessages } from '@summit/features/code-sign-in'
import { confirmMessages } from '@summit/features/confirm'
import { contactMessages } from '@summit/features/contact'
import { dashboardMessages } from '@summit/features/dashboard'
import { downloadMessages } from '@summit/features/download'
import { forgotPasswordMessages } from '@summit/features/forgot-password'
import { homeMessages } from '@summit/features/home'
import { translate, type FeatureTranslation } from '@summit/features/messages'
import { newsletterMessages } from '@summit/features/newsletter'
import { oauthCallbackMessages } from '@summit/features/oauth-callback'
import { pricingMessages } from '@summit/features/pricing'
import { signInMessages } from '@summit/features/sign-in'
import { signUpMessages } from '@summit/features/sign-up'
import { siteChromeMessages } from '@summit/features/site-chrome'
import { twoFactorMessages } from '@summit/features/two-factor'
import { updatePasswordMessages } from '@summit/features/update-password'
import { verifyEmailMessages } from '@summit/features/verify-email'
import { authErrorMessages as authError } from './messages/auth-error.ts'
import { authSuccessMessages as authSuccess } from './messages/auth-success.ts'
import { brokenPageMessages as brokenPage } from './messages/broken-page.ts'
import { codeSignInMessages as codeSignIn } from './messages/code-sign-in.ts'
import { confirmMessages as confirm } from './messages/confirm.ts'
import { contactMessages as contact } from './messages/contact.ts'
import { dashboardMessages as dashboard } from './messages/dashboard.ts'
import { downloadMessages as download } from './messages/download.ts'
import { forgotPasswordMessages as forgotPassword } from './messages/forgot-password.ts'
import { homeMessages as home } from './messages/home.ts'
import { newsletterMessages as newsletter } from './messages/newsletter.ts'
import { oauthCallbackMessages as oauthCallback } from './messages/oauth-callback.ts'
import { pricingMessages as pricing } from './messages/pricing.ts'
import { signInMessages as signIn } from './messages/sign-in.ts'
import { signUpMessages as signUp } from './messages/sign-up.ts'
import { siteChromeMessages as siteChrome } from './messages/site-chrome.ts'
import { twoFactorMessages as twoFactor } from './messages/two-factor.ts'
import { updatePasswordMessages as updatePassword } from './messages/update-password.ts'
import { verifyEmailMessages as verifyEmail } from './messages/verify-email.ts'

/** Summit's own wording of all features, for the provider's `translations`. The site's pages each load only their own. */
export const summitTexts: readonly FeatureTranslation[] = [
  translate(authErrorMessages, authError),
  translate(authSuccessMessages, authSuccess),
  translate(brokenPageMessages, brokenPage),
  translate(codeSignInMessages, codeSignIn),
  translate(confirmMessages, confirm),
  translate(contactMessages, contact),
  translate(dashboardMessages, dashboard),
  translate(downloadMessages, download),
  translate(forgotPasswordMessages, forgotPassword),
  translate(homeMessages, home),
  translate(newsletterMessages, newsletter),
  translate(oauthCallbackMessages, oauthCallback),
  translate(pricingMessages, pricing),
  translate(signInMessages, signIn),
  translate(signUpMessages, signUp),
  translate(siteChromeMessages, siteChrome),
  translate(twoFactorMessages, twoFactor),
  translate(updatePasswordMessages, updatePassword),
  translate(verifyEmailMessages, verifyEmail),
]

import type { ToasterTexts } from '@summit/ui/toast'
import { accountMessages } from '../account/account.ts'
import { exportDataMessages } from '../account/data/export-data.ts'
import { deleteAccountMessages } from '../account/deletion/delete-account.ts'
import { changeEmailMessages } from '../account/email/change-email.ts'
import { identitiesMessages } from '../account/identities/identities.ts'
import { changeNameMessages } from '../account/name/change-name.ts'
import { passkeysMessages } from '../account/passkeys/passkeys.ts'
import { changePasswordMessages } from '../account/password/change-password.ts'
import { twoFactorSettingsMessages } from '../account/two-factor/two-factor-settings.ts'
import { authErrorMessages } from '../auth-error/auth-error.ts'
import { authSuccessMessages } from '../auth-success/auth-success.ts'
import { brokenPageMessages } from '../broken-page/broken-page-messages.ts'
import { codeSignInMessages } from '../code-sign-in/code-sign-in.ts'
import { confirmMessages } from '../confirm/confirm.ts'
import { contactMessages } from '../contact/contact.ts'
import { dashboardMessages } from '../dashboard/dashboard.ts'
import { newsMessages } from '../dashboard/news/news.ts'
import { sessionsMessages } from '../dashboard/sessions/sessions.ts'
import { forgotPasswordMessages } from '../forgot-password/forgot-password.ts'
import { newsletterMessages } from '../newsletter/newsletter.ts'
import { notFoundMessages } from '../not-found/not-found.ts'
import { oauthCallbackMessages } from '../oauth-callback/oauth-callback.ts'
import { connectionMessages } from '../shared/config/connection.ts'
import { translate, type FeatureTranslation, type Messages, type Translation } from '../shared/config/messages.ts'
import { storeMessages } from '../shared/drawings/store-messages.ts'
import { passkeySignInMessages } from '../sign-in/passkey/passkey-sign-in.ts'
import { quickSignInMessages } from '../sign-in/quick-sign-in/quick-sign-in.ts'
import { signInMessages } from '../sign-in/sign-in.ts'
import { signUpMessages } from '../sign-up/sign-up.ts'
import { verificationMessages } from '../sign-up/verification/verification.ts'
import { siteChromeMessages } from '../site-chrome/site-chrome.ts'
import { twoFactorMessages } from '../two-factor/two-factor.ts'
import { updatePasswordMessages } from '../update-password/update-password.ts'
import { verifyEmailMessages } from '../verify-email/verify-email.ts'

/** The messages that every language translates: of accounts, forms, and what surrounds pages. */
const messages = {
  account: accountMessages,
  authError: authErrorMessages,
  authSuccess: authSuccessMessages,
  brokenPage: brokenPageMessages,
  changeEmail: changeEmailMessages,
  changeName: changeNameMessages,
  changePassword: changePasswordMessages,
  codeSignIn: codeSignInMessages,
  confirm: confirmMessages,
  connection: connectionMessages,
  contact: contactMessages,
  dashboard: dashboardMessages,
  deleteAccount: deleteAccountMessages,
  exportData: exportDataMessages,
  forgotPassword: forgotPasswordMessages,
  identities: identitiesMessages,
  news: newsMessages,
  newsletter: newsletterMessages,
  notFound: notFoundMessages,
  oauthCallback: oauthCallbackMessages,
  passkeySignIn: passkeySignInMessages,
  passkeys: passkeysMessages,
  quickSignIn: quickSignInMessages,
  sessions: sessionsMessages,
  signIn: signInMessages,
  signUp: signUpMessages,
  siteChrome: siteChromeMessages,
  store: storeMessages,
  twoFactor: twoFactorMessages,
  twoFactorSettings: twoFactorSettingsMessages,
  updatePassword: updatePasswordMessages,
  verification: verificationMessages,
  verifyEmail: verifyEmailMessages,
}

/** All texts of a language. */
type Texts = { readonly [Name in keyof typeof messages]: Translation<(typeof messages)[Name]> }

/** A language's texts. */
export interface Language {
  /** For the provider's `translations`. */
  translations: readonly FeatureTranslation[]
  /** For the `texts` of `@summit/ui`'s `Toaster`. */
  toasterTexts: ToasterTexts | undefined
}

/** Ties a language's texts to the messages that they replace. */
export function createLanguage(toasterTexts: ToasterTexts, texts: Texts): Language {
  const names = Object.keys(messages) as (keyof Texts)[]
  return { translations: names.map((name) => translate<Messages>(messages[name], texts[name])), toasterTexts }
}

/** A text for each plural category of a language that it has. `#` stands for the number. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Chooses texts by number, with the rules of a language. */
export function createPlural(locale: string): (count: number, texts: Plurals) => string {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count, texts) => (texts[rules.select(count)] ?? texts.other).replace('#', numbers.format(count))
}

/** Formats the time until one may try again, in s: `in 42 seconds`, `in 3 minutes`. */
export function createWait(locale: string): (seconds: number) => string {
  const format = new Intl.RelativeTimeFormat(locale)
  return (seconds) =>
    seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute')
}

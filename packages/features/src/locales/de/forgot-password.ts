import { forgotPasswordMessages, type ForgotPasswordMessages } from '../../forgot-password/forgot-password.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The forgot-password screen in German. */
export const forgotPassword = translate(forgotPasswordMessages, {
  title: 'Passwort vergessen?',
  text: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort.',
  email: 'E-Mail',
  invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  submit: 'Link anfordern',
  submitting: 'Wird gesendet …',
  backToLogin: 'Zur Anmeldung',
  sentTitle: 'Sieh in dein Postfach',
  sentText: 'Wenn es ein Konto für {email} gibt, ist der Link unterwegs.',
  expiry: 'Der Link gilt 24 Stunden.',
  openMail: 'Postfach öffnen',
  seeMail: 'E-Mail ansehen',
  nothingThere: 'Noch nichts da? Warte eine Minute oder sieh im Spam-Ordner nach.',
  resend: 'Noch einmal senden',
  resendIn: (seconds) => `Noch einmal senden in ${seconds} s`,
  changedTitle: 'Passwort geändert',
  changedText: 'Du hast in einem anderen Tab ein neues Passwort gesetzt. Diesen kannst du schließen.',
  motto: '',
  successTitle: 'E-Mail gesendet',
  successText: 'In deinem Postfach findest du, wie du dein Passwort zurücksetzt.',
  errorTitle: 'Fehler',
  failed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<ForgotPasswordMessages>)

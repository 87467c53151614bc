import { changeEmailMessages, type ChangeEmailMessages } from '../../account/email/change-email.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The card that changes the email address, in German. */
export const changeEmail = translate(changeEmailMessages, {
  title: 'E-Mail-Adresse',
  text: 'Mit ihr meldest du dich an. Beide Adressen bekommen einen Code: die jetzige und die neue.',
  email: 'Neue E-Mail',
  currentPassword: 'Dein Passwort',
  forgotPassword: 'Vergessen oder nie eines gehabt?',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  codeField: { label: 'Code', hint: 'Der Code deiner Authenticator-App oder ein Wiederherstellungscode.' },
  submit: 'Codes senden',
  submitting: 'Wird gesendet …',
  sent: 'Die Codes sind unterwegs. Sie gelten 10 Minuten.',
  codeFor: (email) => `Code an ${email}`,
  currentAddress: 'deine Adresse',
  confirm: 'E-Mail ändern',
  confirming: 'Wird geändert …',
  startAgain: 'Von vorn beginnen',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  successTitle: 'E-Mail-Adresse geändert',
  failureTitle: 'E-Mail-Adresse nicht geändert',
  refused: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<ChangeEmailMessages>)

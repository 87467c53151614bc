import { codeSignInMessages, type CodeSignInMessages } from '../../code-sign-in/code-sign-in.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** Sign-in with a mailed code in German. */
export const codeSignIn = translate(codeSignInMessages, {
  title: 'Mit einem Code anmelden',
  text: 'Gib deine E-Mail-Adresse ein, und wir senden dir einen Code. Du brauchst kein Passwort.',
  email: 'E-Mail',
  submit: 'Code senden',
  withPassword: 'Mit Passwort anmelden',
  sentTitle: 'Sieh in dein Postfach',
  sentText: 'Wenn es für {email} ein Konto gibt, ist ein Code unterwegs.',
  expiry: 'Er gilt 10 Minuten.',
  openMail: 'Postfach öffnen',
  seeMail: 'E-Mail ansehen',
  nothingThere: 'Noch nichts da? Warte eine Minute oder sieh im Spam-Ordner nach.',
  resend: 'Noch einmal senden',
  resendIn: (seconds) => `Noch einmal senden in ${seconds} s`,
  submitting: 'Wird gesendet …',
  code: 'Code',
  codeHint: 'Die sechs Ziffern in der E-Mail.',
  enter: 'Anmelden',
  entering: 'Anmeldung läuft …',
  changeEmail: 'Andere E-Mail-Adresse benutzen',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  signedIn: 'Du bist angemeldet.',
  toDashboard: 'Zu deiner Übersicht',
  motto: '',
  successTitle: 'Anmeldung erfolgreich',
  successText: (product) => `Willkommen zurück bei ${product}`,
  failureTitle: 'Anmeldung fehlgeschlagen',
  refused: 'Dieser Code ist falsch oder abgelaufen.',
  notSent: 'Der Code konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<CodeSignInMessages>)

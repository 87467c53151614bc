import { translate, type Translation } from '../../shared/config/messages.ts'
import { verifyEmailMessages, type VerifyEmailMessages } from '../../verify-email/verify-email.ts'
import { codes } from './error-codes.ts'

/** The page that the link of a sign-up opens, in German. */
export const verifyEmail = translate(verifyEmailMessages, {
  pendingTitle: 'Wird geprüft …',
  pendingText: 'Bitte warte, während wir deine E-Mail-Adresse bestätigen.',
  withoutScripts: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  successTitle: 'Dein Konto ist bereit',
  successText: 'Deine E-Mail-Adresse ist bestätigt. Es geht gleich weiter …',
  goOn: 'Jetzt weiter',
  verifiedTitle: 'E-Mail bestätigt',
  verifiedText: 'Dein Konto ist bereit. Melde dich mit dem Passwort an, das du gewählt hast.',
  signIn: 'Anmelden',
  errorTitle: 'Bestätigung fehlgeschlagen',
  tryAgain: 'Noch einmal versuchen',
  signUpAgain: 'Noch einmal registrieren',
  invalid: 'Dieser Link ist unvollständig. Bitte öffne den ganzen Link aus der E-Mail.',
  refused: 'Dieser Link ist ungültig oder abgelaufen.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  motto: '',
  codes: { ...codes, invalid_link: () => 'Dieser Link ist ungültig oder abgelaufen.' },
} satisfies Translation<VerifyEmailMessages>)

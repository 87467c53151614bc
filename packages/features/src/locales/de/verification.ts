import { translate, type Translation } from '../../shared/config/messages.ts'
import { verificationMessages, type VerificationMessages } from '../../sign-up/verification/verification.ts'
import { codes } from './error-codes.ts'

/** What follows a sign-up whose address has to be verified, in German. */
export const verification = translate(verificationMessages, {
  sentTitle: 'Sieh in dein Postfach',
  sentText: 'Öffne den Link, den wir an {email} gesendet haben, und dein Konto ist bereit.',
  expiry: 'Der Link gilt 24 Stunden.',
  openMail: 'Postfach öffnen',
  seeMail: 'E-Mail ansehen',
  nothingThere: 'Noch nichts da? Warte eine Minute oder sieh im Spam-Ordner nach.',
  resend: 'Noch einmal senden',
  resendIn: (seconds) => `Noch einmal senden in ${seconds} s`,
  submitting: 'Wird gesendet …',
  changeEmail: 'Andere E-Mail-Adresse benutzen',
  verifiedTitle: 'Dein Konto ist bereit',
  verifiedText: 'Du hast den Link in einem anderen Tab geöffnet. Du kannst diesen schließen.',
  goOn: 'Weiter',
  refused: 'Die E-Mail konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<VerificationMessages>)

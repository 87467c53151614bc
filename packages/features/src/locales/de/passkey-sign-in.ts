import { translate, type Translation } from '../../shared/config/messages.ts'
import { passkeySignInMessages, type PasskeySignInMessages } from '../../sign-in/passkey/passkey-sign-in.ts'
import { codes } from './error-codes.ts'

/** Sign-in with a passkey in German. */
export const passkeySignIn = translate(passkeySignInMessages, {
  submit: 'Weiter mit Passkey',
  submitting: 'Warten auf deinen Passkey …',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  signedIn: 'Du bist angemeldet.',
  toDashboard: 'Zu deiner Übersicht',
  successTitle: 'Anmeldung erfolgreich',
  successText: (product) => `Willkommen zurück bei ${product}`,
  failureTitle: 'Anmeldung fehlgeschlagen',
  cancelled: 'Es wurde kein Passkey verwendet.',
  refused: 'Dieser Passkey konnte nicht verwendet werden. Bitte versuche es noch einmal.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<PasskeySignInMessages>)

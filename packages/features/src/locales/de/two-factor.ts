import { twoFactorMessages, type TwoFactorMessages } from '../../two-factor/two-factor.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The second step of a sign-in in German. */
export const twoFactor = translate(twoFactorMessages, {
  title: 'Noch ein Schritt',
  appText: 'Gib den Code ein, den deine Authenticator-App anzeigt.',
  recoveryText: 'Gib einen der Wiederherstellungscodes ein, die du aufbewahrt hast.',
  code: 'Code',
  codeHint: 'Sechs Ziffern, die alle 30 Sekunden wechseln.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeHint: 'Zehn Buchstaben und Ziffern. Jeder Code gilt einmal.',
  submit: 'Bestätigen',
  submitting: 'Wird geprüft …',
  useRecoveryCode: 'Wiederherstellungscode benutzen',
  useApp: 'Authenticator-App benutzen',
  cancel: 'Zurück zur Anmeldung',
  expiredTitle: 'Bitte melde dich noch einmal an',
  expiredText: 'Es hat länger als 10 Minuten gedauert, oder die Anmeldung wurde anderswo begonnen.',
  signInAgain: 'Noch einmal anmelden',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  signedIn: 'Du bist angemeldet.',
  toDashboard: 'Zu deiner Übersicht',
  motto: '',
  successTitle: 'Anmeldung erfolgreich',
  successText: (product) => `Willkommen zurück bei ${product}`,
  failureTitle: 'Anmeldung fehlgeschlagen',
  refused: 'Dieser Code ist falsch oder wurde schon benutzt.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<TwoFactorMessages>)

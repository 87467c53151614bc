import { confirmMessages, type ConfirmMessages } from '../../confirm/confirm.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The confirm screen in German. */
export const confirmPage = translate(confirmMessages, {
  pendingTitle: 'Wird geprüft …',
  pendingText: 'Bitte warte, während wir deinen Link prüfen',
  withoutScripts: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  successTitle: 'Bestätigt',
  successText: 'Weiter zum neuen Passwort …',
  goOn: 'Jetzt weiter',
  errorTitle: 'Prüfung fehlgeschlagen',
  errorText: 'Weiter zum Zurücksetzen des Passworts …',
  tryAgain: 'Noch einmal versuchen',
  requestAnother: 'Jetzt neuen Link anfordern',
  invalid: 'Ungültiger Link',
  refused: 'Prüfung fehlgeschlagen',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  motto: '',
  codes,
} satisfies Translation<ConfirmMessages>)

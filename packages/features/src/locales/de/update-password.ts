import { translate, type Translation } from '../../shared/config/messages.ts'
import { updatePasswordMessages, type UpdatePasswordMessages } from '../../update-password/update-password.ts'
import { codes } from './error-codes.ts'

/** The update-password screen in German. */
export const updatePassword = translate(updatePasswordMessages, {
  loadingTitle: 'Einen Moment',
  loadingText: 'Sitzung wird geprüft …',
  withoutScripts: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  invalidTitle: 'Ungültiger Link',
  invalidText: 'Dieser Link zum Zurücksetzen des Passworts ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  requestAnother: 'Neuen Link anfordern',
  title: 'Neues Passwort setzen',
  text: 'Wähle ein starkes Passwort, um dein Konto zu schützen',
  account: 'E-Mail: {email}',
  password: 'Neues Passwort',
  hint: (minLength) =>
    `Mindestens ${minLength} Zeichen. Gut sind ein paar Wörter, die nichts miteinander zu tun haben.`,
  confirmPassword: 'Passwort wiederholen',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  submit: 'Passwort ändern',
  submitting: 'Wird geändert …',
  anotherLink: 'Anderen Link anfordern',
  tooShort: (minLength) => `Das Passwort muss mindestens ${minLength} Zeichen haben`,
  mismatch: 'Die Passwörter stimmen nicht überein',
  successTitle: 'Passwort geändert',
  successText: 'Dein Passwort wurde zurückgesetzt. Weiter zur Anmeldung …',
  successTextWithoutRedirect: 'Dein Passwort wurde zurückgesetzt.',
  toLogin: 'Jetzt anmelden',
  changedTitle: 'Schon erledigt',
  changedText: 'Dein Passwort wurde in einem anderen Tab geändert. Melde dich mit dem neuen an.',
  signIn: 'Anmelden',
  invalidSessionTitle: 'Ungültige Sitzung',
  invalidSessionText: 'Bitte benutze den Link aus der E-Mail.',
  errorTitle: 'Fehler',
  failed: 'Das Passwort konnte nicht geändert werden. Bitte versuche es noch einmal.',
  noSession: 'Keine aktive Sitzung gefunden',
  motto: '',
  codes,
} satisfies Translation<UpdatePasswordMessages>)

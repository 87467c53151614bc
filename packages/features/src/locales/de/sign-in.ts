import { translate, type Translation } from '../../shared/config/messages.ts'
import { signInMessages, type SignInMessages } from '../../sign-in/sign-in.ts'
import { codes } from './error-codes.ts'

/** The sign-in screen in German. */
export const signIn = translate(signInMessages, {
  title: 'Willkommen zurück',
  newHere: 'Neu hier? {signUp}',
  signUp: 'Konto erstellen',
  email: 'E-Mail',
  password: 'Passwort',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  rememberMe: 'Angemeldet bleiben',
  forgotPassword: 'Passwort vergessen?',
  submit: 'Anmelden',
  withCode: 'Stattdessen mit Code anmelden',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  submitting: 'Anmeldung läuft …',
  or: 'oder',
  continueWith: (provider) => `Weiter mit ${provider}`,
  lastUsed: 'Zuletzt verwendet',
  signedIn: 'Du bist angemeldet.',
  toDashboard: 'Zu deiner Übersicht',
  motto: '',
  successTitle: 'Anmeldung erfolgreich',
  successText: (product) => `Willkommen zurück bei ${product}`,
  failureTitle: 'Anmeldung fehlgeschlagen',
  refused: 'E-Mail oder Passwort ist falsch',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<SignInMessages>)

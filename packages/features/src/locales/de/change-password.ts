import { changePasswordMessages, type ChangePasswordMessages } from '../../account/password/change-password.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The form that replaces the password in German. */
export const changePassword = translate(changePasswordMessages, {
  title: 'Passwort',
  text: 'Du bleibst hier angemeldet und wirst überall sonst abgemeldet.',
  currentPassword: 'Jetziges Passwort',
  forgotPassword: 'Vergessen oder nie eines gehabt?',
  password: 'Neues Passwort',
  hint: (minLength) => `Mindestens ${minLength} Zeichen. Ein paar Wörter ohne Zusammenhang sind gut.`,
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  codeField: { label: 'Code', hint: 'Der Code deiner Authenticator-App oder ein Wiederherstellungscode.' },
  submit: 'Passwort ändern',
  submitting: 'Wird geändert …',
  tooShort: (minLength) => `Das Passwort muss mindestens ${minLength} Zeichen haben`,
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  successTitle: 'Passwort geändert',
  successText: 'Du bist überall sonst abgemeldet.',
  failureTitle: 'Passwort nicht geändert',
  refused: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  unreachable: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<ChangePasswordMessages>)

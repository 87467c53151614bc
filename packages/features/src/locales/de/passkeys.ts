import { passkeysMessages, type PasskeysMessages } from '../../account/passkeys/passkeys.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The card of the passkeys in German. */
export const passkeys = translate(passkeysMessages, {
  title: 'Passkeys',
  text: 'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne Passwort.',
  none: 'Du hast noch keinen Passkey.',
  unavailable: 'Deine Passkeys können gerade nicht angezeigt werden.',
  unsupported: 'Dieser Browser kennt keine Passkeys.',
  device: (browser, system) => `${browser} unter ${system}`,
  unknown: 'Unbekannter Browser',
  added: (date) => `Hinzugefügt am ${date}`,
  used: (date) => `Zuletzt genutzt am ${date}`,
  remove: 'Entfernen',
  removeOf: (name) => `Passkey „${name}“ entfernen`,
  removed: 'Der Passkey wurde entfernt.',
  question: 'Diesen Passkey entfernen?',
  description: (name) =>
    `Mit dem Passkey „${name}“ kannst du dich dann nicht mehr anmelden. Auf deinem Gerät bleibt er vielleicht; dort kannst du ihn löschen.`,
  confirm: 'Passkey entfernen',
  removing: 'Wird entfernt …',
  cancel: 'Behalten',
  currentPassword: 'Passwort deines Kontos',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  codeField: { label: 'Code', hint: 'Der Code deiner Authenticator-App oder ein Wiederherstellungscode.' },
  forgotPassword: 'Vergessen oder nie eines gehabt?',
  submit: 'Passkey hinzufügen',
  submitting: 'Warten auf dein Gerät …',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  successTitle: 'Der Passkey wurde hinzugefügt.',
  failureTitle: 'Kein Passkey hinzugefügt',
  removalFailureTitle: 'Der Passkey wurde nicht entfernt',
  cancelled: 'Es wurde kein Passkey erstellt.',
  known: 'Dieses Gerät hat schon einen Passkey deines Kontos.',
  refused: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  notRemoved: 'Der Passkey konnte nicht entfernt werden. Bitte versuche es noch einmal.',
  unreachable: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<PasskeysMessages>)

import { identitiesMessages, type IdentitiesMessages } from '../../account/identities/identities.ts'
import { providerNames } from '../../shared/account/provider-names.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'
import { identityCodes } from './identity-codes.ts'

/** The card of the identities at Google and Apple, in German. */
export const identities = translate(identitiesMessages, {
  title: 'Anmelden mit Google und Apple',
  text: 'Melde dich mit einem Konto an, das du dort hast, ohne dein Passwort.',
  providers: providerNames,
  none: 'Keines von beiden kann hier verknüpft werden.',
  unavailable: 'Was verknüpft ist, kann gerade nicht angezeigt werden.',
  unlinked: 'Nicht verknüpft',
  linkedOn: (date) => `Verknüpft am ${date}`,
  link: 'Verknüpfen',
  linkOf: (provider) => `${provider} verknüpfen`,
  remove: 'Entfernen',
  removeOf: (provider) => `${provider} entfernen`,
  removed: (provider) => `${provider} wurde entfernt.`,
  linkQuestion: (provider) => `${provider} verknüpfen?`,
  linkDescription: (provider) =>
    `${provider} fragt, wer du bist, und führt hierher zurück. Danach meldet ${provider} dich bei diesem Konto an.`,
  linkConfirm: (provider) => `Weiter zu ${provider}`,
  linking: 'Einen Moment …',
  linkCancel: 'Abbrechen',
  removeQuestion: (provider) => `${provider} entfernen?`,
  removeDescription: (provider) => `${provider} meldet dich dann nicht mehr an. Dein Passwort schon.`,
  removeConfirm: (provider) => `${provider} entfernen`,
  removing: 'Wird entfernt …',
  removeCancel: 'Behalten',
  linkFailureTitle: (provider) => `${provider} wurde nicht verknüpft`,
  removalFailureTitle: (provider) => `${provider} wurde nicht entfernt`,
  notLinked: 'Die Verknüpfung hat nicht geklappt. Bitte versuche es noch einmal.',
  notRemoved: 'Das Entfernen hat nicht geklappt. Bitte versuche es noch einmal.',
  currentPassword: 'Passwort deines Kontos',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  codeField: { label: 'Code', hint: 'Der Code deiner Authenticator-App oder ein Wiederherstellungscode.' },
  forgotPassword: 'Vergessen oder nie eines gehabt?',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  unreachable: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  codes: { ...codes, ...identityCodes },
} satisfies Translation<IdentitiesMessages>)

import { oauthCallbackMessages, type OAuthCallbackMessages } from '../../oauth-callback/oauth-callback.ts'
import { providerNames } from '../../shared/account/provider-names.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'
import { identityCodes } from './identity-codes.ts'

/** The OAuth callback screen, in German. */
export const oauthCallback = translate(oauthCallbackMessages, {
  pendingTitle: 'Du wirst angemeldet',
  pendingText: 'Das dauert nur einen Moment.',
  withoutScripts: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  successTitle: 'Du bist drin',
  successText: 'Es geht weiter zur Startseite.',
  goOn: 'Weiter zur App',
  errorTitle: 'Das hat nicht geklappt',
  denied: (error) => `Anmeldung fehlgeschlagen: ${error}`,
  noCode: 'Es ist kein Autorisierungscode angekommen',
  refused: 'Anmeldung fehlgeschlagen',
  unreachable: 'Keine Verbindung während der Anmeldung',
  tryAgain: 'Noch einmal versuchen',
  asGuest: 'Weiter als Gast',
  signedInAs: (name) => `Angemeldet als ${name}`,
  toDashboard: 'Zu deiner Übersicht',
  providers: providerNames,
  linkedTitle: (provider) => `${provider} ist verknüpft`,
  linkedText: 'Es geht weiter zu deinem Konto.',
  toAccount: 'Zu deinem Konto',
  taken: 'Damit meldet sich schon ein Konto an.',
  motto: '',
  codes: { ...codes, ...identityCodes },
} satisfies Translation<OAuthCallbackMessages>)

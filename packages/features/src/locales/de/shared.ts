import { connectionMessages } from '../../shared/config/connection.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { storeMessages } from '../../shared/drawings/store-messages.ts'

/** The store buttons in German. */
export const storeButtons = translate(storeMessages, {
  appStore: { lead: 'Laden im', store: 'App Store' },
  googlePlay: { lead: 'Jetzt bei', store: 'Google Play' },
  comingSoon: 'Demnächst bei',
} satisfies Translation<typeof storeMessages>)

/** The notice of a missing connection in German. */
export const connection = translate(connectionMessages, {
  needsConnection: 'Dafür brauchst du eine Verbindung. Bitte lade die Seite neu.',
} satisfies Translation<typeof connectionMessages>)

import { accountMessages, type AccountMessages } from '../../account/account.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The account page in German. */
export const account = translate(accountMessages, {
  title: 'Dein Konto',
  pending: 'Wird geladen …',
  withoutScripts: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  signedOut: 'Bitte melde dich zuerst an.',
  toSignIn: 'Anmelden',
  toDashboard: 'Übersicht',
  logout: 'Abmelden',
  refused: 'Du bist auf diesem Gerät abgemeldet, aber nicht auf dem Server.',
  unreachable: 'Du bist auf diesem Gerät abgemeldet. Der Server war nicht erreichbar.',
} satisfies Translation<AccountMessages>)

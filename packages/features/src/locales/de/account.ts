import { accountMessages, type AccountMessages } from '../../account/account.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The account page in German. */
export const account = translate(accountMessages, {
  title: 'Dein Konto',
  pending: 'Wird geladen …',
  signedOut: 'Bitte melde dich zuerst an.',
  toSignIn: 'Anmelden',
  toDashboard: 'Übersicht',
} satisfies Translation<AccountMessages>)

import { deleteAccountMessages, type DeleteAccountMessages } from '../../account/deletion/delete-account.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The deletion of the account in German. */
export const deleteAccount = translate(deleteAccountMessages, {
  title: 'Konto löschen',
  text: 'Du wirst zuerst nach deinem Passwort gefragt und kannst es dir 14 Tage lang anders überlegen.',
  open: 'Konto löschen …',
  question: 'Dein Konto löschen?',
  description:
    'Du wirst sofort überall abgemeldet, und in 14 Tagen wird alles im Konto gelöscht. Melde dich vorher an, um es zu behalten.',
  currentPassword: 'Passwort',
  forgotPassword: 'Vergessen oder nie eines gehabt?',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  codeField: { label: 'Code', hint: 'Der Code deiner Authenticator-App oder ein Wiederherstellungscode.' },
  submit: 'Konto löschen',
  submitting: 'Wird gelöscht …',
  cancel: 'Behalten',
  tooManyAttempts: (wait) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  successTitle: 'Dein Konto wird gelöscht',
  successText: 'Melde dich innerhalb von 14 Tagen an, um es zu behalten.',
  deletesOn: (date) => `Am ${date}. Melde dich vorher an, um es zu behalten.`,
  failureTitle: 'Konto nicht gelöscht',
  refused: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  unreachable: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<DeleteAccountMessages>)

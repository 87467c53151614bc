import { changeNameMessages, type ChangeNameMessages } from '../../account/name/change-name.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The form that changes the name in German. */
export const changeName = translate(changeNameMessages, {
  title: 'Dein Name',
  text: 'So begrüßen wir dich, wenn du angemeldet bist.',
  name: 'Name',
  submit: 'Speichern',
  submitting: 'Wird gespeichert …',
  successTitle: 'Name gespeichert',
  failureTitle: 'Name nicht gespeichert',
  refused: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  unreachable: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<ChangeNameMessages>)

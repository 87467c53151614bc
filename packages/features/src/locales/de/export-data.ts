import { exportDataMessages, type ExportDataMessages } from '../../account/data/export-data.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The download of the user's data in German. */
export const exportData = translate(exportDataMessages, {
  title: 'Deine Daten',
  text: 'Alles, was über dein Konto gespeichert ist, als JSON-Datei.',
  submit: 'Herunterladen',
  submitting: 'Wird geladen …',
  success: 'Die Datei ist bei deinen Downloads.',
  failureTitle: 'Daten nicht geladen',
  refused: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  unreachable: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<ExportDataMessages>)

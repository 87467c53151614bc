import { contactMessages, type ContactMessages } from '../../contact/contact.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The contact page in German. */
export const contact = translate(contactMessages, {
  title: 'Kontakt',
  lead: 'Schick uns eine E-Mail oder eine Nachricht.',
  emailNote: '',
  phoneNote: '',
  formTitle: 'Kontaktformular',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet …',
  demoNote: 'Dieses Formular ist eine Demo und sendet nichts. Du erreichst uns per E-Mail oder Telefon.',
  demoSentTitle: 'Danke, dass du das Formular ausprobiert hast.',
  demoSentText: 'Es ist eine Demo, also wurde nichts gesendet. Du erreichst uns per E-Mail oder Telefon.',
  withoutScripts: 'Dieses Formular braucht JavaScript. E-Mail geht auch ohne.',
  faqTitle: 'Fragen',
  faq: [],
  successTitle: 'Nachricht gesendet',
  successText: 'Wir melden uns innerhalb von 24 Stunden.',
  keptNote: 'Dein Text bleibt in diesem Tab, bis er gesendet ist.',
  errorTitle: 'Fehler',
  refused: 'Deine Nachricht konnte nicht gesendet werden.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<ContactMessages>)

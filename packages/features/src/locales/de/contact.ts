import { contactMessages, type ContactMessages } from '../../contact/contact.ts'
import { translate, type Translation } from '../../shared/messages/messages.ts'

/** The contact page in German. */
export const contact = translate(contactMessages, {
  title: 'Sprich mit einem Menschen.',
  lead: 'Fragen, Fehler, Sorgen um ein Knie: Schreib uns, und ein Mensch antwortet innerhalb von 24 Stunden.',
  emailNote: 'Täglich gelesen, auch am Wochenende',
  phoneNote: 'Montag bis Freitag, 9 bis 18 Uhr (PST)',
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
  withoutScripts: 'Dieses Formular braucht JavaScript. E-Mail geht ohne.',
  faqTitle: 'Fragen, die wir oft hören',
  faq: [
    {
      question: 'Ich habe einen Fehler gefunden. Was soll ich schreiben?',
      answer: 'Dein Gerät, die Version der App (Einstellungen › Info) und was du zuletzt angetippt hast.',
    },
    {
      question: 'Könnt ihr mein Abo für mich kündigen?',
      answer: 'Nein, das kann nur der Store. Öffne dort „Abos“: dreimal tippen.',
    },
    {
      question: 'Wer geht ans Telefon?',
      answer: 'Die Person, die geschrieben oder gefilmt hat, wonach du fragst, außer sie ist gerade am Berg.',
    },
  ],
  successTitle: 'Nachricht gesendet',
  successText: 'Wir melden uns innerhalb von 24 Stunden.',
  keptNote: 'Dein Text bleibt in diesem Tab, bis er gesendet ist.',
  errorTitle: 'Fehler',
  refused: 'Deine Nachricht konnte nicht gesendet werden.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
} satisfies Translation<ContactMessages>)

import { newsletterMessages, type NewsletterMessages } from '../../newsletter/newsletter.ts'
import { translate, type Translation } from '../../shared/messages/messages.ts'

/** The newsletter pop-up in German. */
export const newsletter = translate(newsletterMessages, {
  title: 'Hol dir dein Trainings-PDF, kostenlos',
  text: 'Schließ dich über 5.000 Sportbegeisterten an und bekomm unseren Trainingsplan per E-Mail',
  plan: 'Vier Wochen bergauf',
  name: 'Name',
  namePlaceholder: 'Dein Name (freiwillig)',
  email: 'E-Mail',
  emailPlaceholder: 'Deine E-Mail-Adresse',
  submit: 'PDF kostenlos anfordern',
  sending: 'PDF wird angefordert …',
  close: 'Schließen',
  note: 'Kein Spam, jederzeit abbestellbar. Wir respektieren deine Privatsphäre.',
  successTitle: 'Geschafft! 🎉',
  successText: 'Dein Trainings-PDF ist auf dem Weg in dein Postfach.',
  seeMail: 'E-Mail ansehen',
  getApp: 'Hol dir inzwischen die App',
  failureTitle: 'Fehler',
  refused: 'Die Anmeldung hat nicht geklappt',
  unreachable: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
} satisfies Translation<NewsletterMessages>)

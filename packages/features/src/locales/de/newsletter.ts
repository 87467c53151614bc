import { newsletterMessages, type NewsletterMessages } from '../../newsletter/newsletter.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import { codes } from './error-codes.ts'

/** The newsletter pop-up in German. */
export const newsletter = translate(newsletterMessages, {
  title: 'Unser Newsletter',
  text: 'Neues von uns, direkt in dein Postfach.',
  plan: '',
  name: 'Name',
  namePlaceholder: 'Dein Name (freiwillig)',
  email: 'E-Mail',
  emailPlaceholder: 'Deine E-Mail-Adresse',
  submit: 'Abonnieren',
  sending: 'Wird abonniert …',
  close: 'Schließen',
  note: 'Kein Spam, jederzeit abbestellbar. Wir respektieren deine Privatsphäre.',
  successTitle: 'Geschafft! 🎉',
  successText: 'Sieh in deinem Postfach nach.',
  seeMail: 'E-Mail ansehen',
  getApp: 'Hol dir inzwischen die App',
  failureTitle: 'Fehler',
  refused: 'Die Anmeldung hat nicht geklappt',
  unreachable: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<NewsletterMessages>)

import { translate, type Translation } from '../../shared/config/messages.ts'
import { siteChromeMessages, type SiteChromeMessages } from '../../site-chrome/site-chrome.ts'

/** The top bar, the drawer and the footer in German. */
export const siteChrome = translate(siteChromeMessages, {
  skip: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  menu: 'Menü',
  close: 'Schließen',
  features: 'Funktionen',
  pricing: 'Preise',
  download: 'Download',
  contact: 'Kontakt',
  terms: 'AGB',
  login: 'Anmelden',
  getStarted: 'Loslegen',
  dashboard: 'Übersicht',
  product: 'Produkt',
  company: 'Unternehmen',
  reviews: 'Stimmen',
  updates: 'Neuigkeiten',
  about: 'Über uns',
  careers: 'Jobs',
  press: 'Presse',
  getTheApp: 'App laden',
  comingSoon: 'Demnächst',
  comingSoonNote: '(demnächst)',
  copyright: (product) => `© ${product}. Alle Rechte vorbehalten.`,
  scale: '',
} satisfies Translation<SiteChromeMessages>)

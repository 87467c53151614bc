import { dashboardMessages, type DashboardMessages } from '../../dashboard/dashboard.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The dashboard in German. */
export const dashboard = translate(dashboardMessages, {
  pending: 'Wird geladen …',
  withoutScripts: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  greeting: (name) => `Hallo, ${name}.`,
  greetingWithoutName: 'Hallo.',
  logout: 'Abmelden',
  profile: 'Profil',
  noName: 'Kein Name angegeben',
  noEmail: 'Keine E-Mail-Adresse angegeben',
  emailLabel: 'E-Mail',
  changes: 'Ändern',
  changesNote: '',
  subscription: 'Abo',
  plans: { free: 'Kostenlos', premium: 'Premium' },
  statusLabel: 'Status',
  statuses: { active: 'aktiv' },
  periodEnd: 'Laufzeit endet am',
  billing: 'Abrechnung',
  billingNote: '',
  download: 'Hol dir die App',
  downloadText: 'Melde dich dort mit derselben E-Mail-Adresse an.',
  qrCode: (product) => `QR-Code: öffnet ${product} im App Store`,
  signedOut: 'Bitte melde dich zuerst an.',
  toSignIn: 'Anmelden',
  toAccount: 'Kontoeinstellungen',
  refused: 'Du bist auf diesem Gerät abgemeldet, aber nicht auf dem Server.',
  unreachable: 'Du bist auf diesem Gerät abgemeldet. Der Server war nicht erreichbar.',
} satisfies Translation<DashboardMessages>)

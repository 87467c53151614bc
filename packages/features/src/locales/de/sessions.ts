import { sessionsMessages, type SessionsMessages } from '../../dashboard/sessions/sessions.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The user's sessions in German. */
export const sessions = translate(sessionsMessages, {
  title: 'Wo du angemeldet bist',
  current: 'Dieser Browser',
  other: 'Ein anderer Browser',
  device: (browser, system) => `${browser} unter ${system}`,
  signedIn: (date) => `Angemeldet am ${date}`,
  lastUsed: (date) => `Zuletzt genutzt am ${date}`,
  more: (count) => `Und ${count} weitere`,
  nowhereElse: 'Sonst nirgends.',
  end: 'Abmelden',
  endOf: (name) => `Abmelden: ${name}`,
  ended: 'Dort abgemeldet.',
  endOthers: 'Überall sonst abmelden',
  ending: 'Wird abgemeldet …',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  unavailable: 'Deine Sitzungen lassen sich gerade nicht anzeigen.',
} satisfies Translation<SessionsMessages>)

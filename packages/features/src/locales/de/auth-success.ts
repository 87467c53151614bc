import { authSuccessMessages, type AuthSuccessMessages } from '../../auth-success/auth-success.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The screen for a social sign-in that succeeded, in German. */
export const authSuccess = translate(authSuccessMessages, {
  title: 'Anmeldung erfolgreich',
  text: (provider) => `Du hast dich mit ${provider} angemeldet.`,
  provider: 'OAuth',
  next: 'So geht es weiter',
  accountCreated: 'Dein Konto ist erstellt.',
  redirecting: 'Es geht weiter zur Startseite.',
  download: 'Lade dann die App und melde dich dort genauso an.',
  goOn: 'Jetzt zur Startseite',
  motto: '',
} satisfies Translation<AuthSuccessMessages>)

import { authErrorMessages, type AuthErrorMessages } from '../../auth-error/auth-error.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The screen for a social sign-in that failed, in German. */
export const authError = translate(authErrorMessages, {
  heading: 'Anmeldung fehlgeschlagen',
  text: 'Bei der Anmeldung ist ein Fehler aufgetreten',
  reasons: {},
  whatToTry: 'Was du versuchen kannst',
  signInAgain: 'Melde dich noch einmal an. Der Link ist vielleicht abgelaufen, oder die Seite war zu lange offen.',
  usePassword: (providers) => `Wenn es mit ${providers} nicht klappt, nimm deine E-Mail-Adresse und dein Passwort.`,
  allowCookies: 'Prüfe, ob dein Browser für diese Website Cookies erlaubt.',
  tryAgain: 'Noch einmal versuchen',
  backToHome: 'Zur Startseite',
  motto: '',
} satisfies Translation<AuthErrorMessages>)

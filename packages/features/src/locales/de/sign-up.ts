import { translate, type Translation } from '../../shared/config/messages.ts'
import { signUpMessages, type SignUpMessages } from '../../sign-up/sign-up.ts'
import { codes } from './error-codes.ts'

/** The sign-up screen in German. */
export const signUp = translate(signUpMessages, {
  title: 'Konto erstellen',
  haveAccount: 'Schon ein Konto? {signIn}',
  signIn: 'Anmelden',
  simulated: 'Dieses Formular ist eine Demo: Was du hier eingibst, wird nicht gesendet, und es entsteht kein Konto.',
  name: 'Vollständiger Name',
  email: 'E-Mail',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an' },
  agreement: 'Ich stimme den {terms} und der {privacy} zu',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  submit: 'Konto erstellen',
  submitting: 'Konto wird erstellt …',
  nextTitle: 'Wie es weitergeht',
  nextText: 'Das war eine Demo. Wenn du ein Konto hast, geh zur {signIn}.',
  signInPage: 'Anmeldeseite',
  signedUp: 'Dein Konto ist bereit.',
  goOn: 'Weiter',
  qrCode: (product) => `QR-Code: öffnet ${product} im App Store`,
  or: 'oder',
  continueWith: (provider) => `Weiter mit ${provider}`,
  continueWithSoon: (provider) => `Weiter mit ${provider} {comingSoon}`,
  comingSoon: '(kommt bald)',
  socialElsewhere: (providers) =>
    `${providers === 1 ? 'Das geht schon' : providers === 2 ? 'Beides geht schon' : 'All das geht schon'} auf der {signIn}.`,
  motto: '',
  successTitle: 'Konto erstellt',
  successText: (product) => `Willkommen bei ${product}.`,
  mailedTitle: 'E-Mail gesendet',
  mailedText: 'Öffne den Link darin, um fortzufahren.',
  errorTitle: 'Fehler',
  tooShort: (minLength) => `Das Passwort muss mindestens ${minLength} Zeichen haben`,
  mismatch: 'Die Passwörter stimmen nicht überein',
  refused: 'Dein Konto konnte nicht erstellt werden.',
  unreachable: 'Keine Verbindung. Bitte versuche es noch einmal.',
  codes,
} satisfies Translation<SignUpMessages>)

import { authErrorMessages } from '@summit/features/auth-error'
import { authSuccessMessages } from '@summit/features/auth-success'
import { brokenPageMessages } from '@summit/features/broken-page'
import { codeSignInMessages } from '@summit/features/code-sign-in'
import { confirmMessages } from '@summit/features/confirm'
import { contactMessages } from '@summit/features/contact'
import { dashboardMessages } from '@summit/features/dashboard'
import { downloadMessages } from '@summit/features/download'
import { forgotPasswordMessages } from '@summit/features/forgot-password'
import { homeMessages } from '@summit/features/home'
import { translate, type FeatureTranslation } from '@summit/features/messages'
import { newsletterMessages } from '@summit/features/newsletter'
import { oauthCallbackMessages } from '@summit/features/oauth-callback'
import { pricingMessages } from '@summit/features/pricing'
import { signInMessages } from '@summit/features/sign-in'
import { signUpMessages } from '@summit/features/sign-up'
import { siteChromeMessages } from '@summit/features/site-chrome'
import { twoFactorMessages } from '@summit/features/two-factor'
import { updatePasswordMessages } from '@summit/features/update-password'
import { verifyEmailMessages } from '@summit/features/verify-email'

const included = (name: string) => ({ name, included: true })
const excluded = (name: string) => ({ name, included: false })

/** Summit's own wording in German, in addition to that of the features. */
export const summitTextsInGerman: readonly FeatureTranslation[] = [
  translate(authErrorMessages, { motto: 'Auch ein Umweg ist ein Stück Weg.' }),
  translate(authSuccessMessages, { motto: 'Guter Griff. Jetzt der nächste.' }),
  translate(brokenPageMessages, {
    title: 'Diese Seite ist abgerutscht.',
    text: 'Etwas ist kaputtgegangen, und es liegt an uns. Neu laden hilft oft.',
  }),
  translate(codeSignInMessages, { motto: 'Sechs Ziffern bis zum nächsten Griff.' }),
  translate(confirmMessages, { motto: 'Fast wieder auf dem Weg.' }),
  translate(contactMessages, {
    title: 'Sprich mit einem Menschen.',
    lead: 'Fragen, Fehler, Sorgen um ein Knie: Schreib uns, und ein Mensch antwortet innerhalb von 24 Stunden.',
    emailNote: 'Täglich gelesen, auch am Wochenende',
    phoneNote: 'Montag bis Freitag, 9 bis 18 Uhr (PST)',
    faqTitle: 'Fragen, die wir oft hören',
    faq: [
      {
        question: 'Ich habe einen Fehler gefunden. Was soll ich schreiben?',
        answer: 'Dein Gerät, die Version der App (Einstellungen\u00a0› Info) und was du zuletzt angetippt hast.',
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
  }),
  translate(dashboardMessages, {
    changesNote: 'In der App',
    billingNote: 'In deinem App-Store',
    download: 'Hol dir die App. Und nimm sie mit nach draußen.',
    downloadText: 'Geklettert wird in der App. Melde dich dort mit derselben E-Mail-Adresse an.',
  }),
  translate(downloadMessages, {
    stats: [
      { figure: '10.000+', label: 'Downloads' },
      { figure: '4,9', label: 'Bewertung' },
      { figure: '5.000+', label: 'aktive Nutzer' },
    ],
  }),
  translate(forgotPasswordMessages, { title: 'Den Einstieg verloren?', motto: 'Jeder kommt mal vom Weg ab.' }),
  translate(homeMessages, {
    stats: [
      { figure: '5K+', label: 'Aktive' },
      { figure: '4,9', label: 'Bewertung' },
      { figure: '500K+', label: 'Workouts' },
    ],
  }),
  translate(newsletterMessages, {
    title: 'Hol dir dein Trainings-PDF, kostenlos',
    text: 'Schließ dich über 5.000 Sportbegeisterten an und bekomm unseren Trainingsplan per E-Mail',
    plan: 'Vier Wochen bergauf',
    submit: 'PDF kostenlos anfordern',
    sending: 'PDF wird angefordert …',
    successText: 'Dein Trainings-PDF ist auf dem Weg in dein Postfach.',
  }),
  translate(oauthCallbackMessages, { motto: 'Nur noch ein Griff bis zur Kante.' }),
  translate(pricingMessages, {
    plans: [
      {
        name: 'Free',
        monthlyPrice: 0,
        yearlyPrice: 0,
        description: 'Zum Warmlaufen.',
        features: [
          included('Über 50 Übungen'),
          included('Essen per Barcode'),
          included('Kurze Einheiten'),
          excluded('Training mit KI'),
          excluded('Auswertung'),
          excluded('Offline-Modus'),
        ],
        cta: 'Kostenlos starten',
        popular: false,
      },
      {
        name: 'Premium',
        monthlyPrice: 6.99,
        yearlyPrice: 3.5,
        description: 'Für alle, deren nächste Einheit aus der letzten lernen soll.',
        features: [
          included('Über 1000 Übungen im Video'),
          included('Training mit KI'),
          included('Essen per Barcode und Stimme'),
          included('Auswertung'),
          included('Gemeinsame Ziele'),
          included('Offline-Modus'),
          included('Abgleich aller Geräte'),
          included('Gesundheits-Apps'),
        ],
        cta: '7 Tage kostenlos testen',
        popular: true,
      },
      {
        name: 'Lifetime',
        monthlyPrice: 199,
        yearlyPrice: 199,
        description: 'Einmal zahlen, für immer klettern.',
        features: [
          included('Alles aus Premium'),
          included('Alles, was noch kommt'),
          included('Alle deine Geräte'),
          included('Kein Abo'),
        ],
        cta: 'Lifetime holen',
        popular: false,
      },
    ],
    title: 'Wähl dein Tempo.',
    lead: 'Free bringt dich in Bewegung. Premium sieht, wie es lief, und plant den nächsten Anstieg. Du entscheidest in der App; hier wird nichts abgebucht.',
    per: { never: 'für immer', once: 'einmalig', monthly: 'im Monat' },
    notes: {
      never: 'Keine Karte, kein Ablaufdatum.',
      once: 'Keine Verlängerung, an die du denken musst.',
      monthly: '{save} mit „Jährlich“. Monatlich abgerechnet, jederzeit kündbar.',
    },
    save: () => '40 % sparen',
    explanations: {
      'Essen per Barcode': 'Kamera auf die Packung richten, und es steht im Tagebuch.',
      'Kurze Einheiten': 'Für die Lücke zwischen zwei Terminen. Ohne Geräte.',
      'Training mit KI': 'Jede Einheit baut auf der letzten auf: steiler, wenn du frisch bist, leichter, wenn nicht.',
      'Essen per Barcode und Stimme':
        'Kamera auf die Packung richten oder sagen, was du gegessen hast. Beides landet im selben Tagebuch.',
      Auswertung: 'Alles, was du getan hast, als eine Linie, daneben die des letzten Monats.',
      'Gemeinsame Ziele': 'Geht für ein Ziel ans selbe Seil und legt eure Höhenmeter zusammen.',
      'Offline-Modus': 'Einheiten und Videos bleiben auf dem Telefon, für Orte ohne Netz.',
      'Abgleich aller Geräte': 'Auf dem Telefon anfangen, auf dem Tablet weitermachen. Nichts zu kopieren.',
      'Gesundheits-Apps': 'Liest und schreibt Schlaf, Puls und Schritte, mit deiner Erlaubnis.',
    },
    faqTitle: 'Fragen vor dem Einsteigen',
    faq: [
      {
        question: 'Wo bezahle ich?',
        answer: 'In der App, über den Store, aus dem du sie hast. Diese Website fragt nie nach einer Karte.',
      },
      {
        question: 'Was passiert nach den 7 kostenlosen Tagen?',
        answer:
          'Premium beginnt zum angezeigten Preis, wenn du nicht mindestens 24 Stunden vor Ende der Testphase kündigst.',
      },
      {
        question: 'Kann ich zu Free zurück?',
        answer:
          'Ja, am Ende eines Abrechnungszeitraums. Tagebuch und Höhenmeter bleiben; der Plan passt sich nicht mehr an.',
      },
      {
        question: 'Enthält Lifetime auch künftige Funktionen?',
        answer: 'Ja. Jede neue Premium-Funktion gehört auch zu Lifetime.',
      },
    ],
  }),
  translate(signInMessages, { motto: 'Der Weg ist noch da, wo du ihn verlassen hast.' }),
  translate(signUpMessages, {
    title: 'Los geht’s nach oben',
    simulated:
      'Dieses Formular ist eine Demo: Konten legst du in der App an, und was du hier eingibst, wird nicht gesendet.',
    nextTitle: 'Und jetzt in echt',
    nextText: 'Dein Konto entsteht in der App. Hol dir die App und geh dann zur {signIn}.',
    motto: 'Der erste Meter ist der steilste.',
    successText: (product) => `Willkommen bei ${product}. Dein Training kann beginnen.`,
  }),
  translate(siteChromeMessages, {
    copyright: (product) => `© 2024 ${product}. Alle Rechte vorbehalten.`,
    scale: '500 m Mühe',
  }),
  translate(twoFactorMessages, { motto: 'Zwei Anker halten besser als einer.' }),
  translate(updatePasswordMessages, { motto: 'Ein neues Seil für die nächste Tour.' }),
  translate(verifyEmailMessages, { motto: 'Angeseilt. Zeit zu klettern.' }),
]

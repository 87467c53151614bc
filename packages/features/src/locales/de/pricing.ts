import { pricingMessages, type PricingMessages } from '../../pricing/pricing.ts'
import { translate, type Translation } from '../../shared/messages/messages.ts'

const included = (name: string) => ({ name, included: true })
const excluded = (name: string) => ({ name, included: false })

/** The pricing page in German. */
export const pricing = translate(pricingMessages, {
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
  billingPeriod: 'Abrechnung',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  popular: 'Beliebt',
  per: { never: 'für immer', once: 'einmalig', monthly: 'im Monat' },
  notes: {
    never: 'Keine Karte, kein Ablaufdatum.',
    once: 'Keine Verlängerung, an die du denken musst.',
    monthly: '{save} mit „Jährlich“. Monatlich abgerechnet, jederzeit kündbar.',
  },
  save: '40 % sparen',
  priceFormat: {},
  billedYearly: (total, saving) => `{save} ${total} im Jahr. Du sparst ${saving} pro Jahr.`,
  notIncluded: 'Nicht enthalten:',
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
} satisfies Translation<PricingMessages>)

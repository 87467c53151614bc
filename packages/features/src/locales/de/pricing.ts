import { pricingMessages, type PricingMessages } from '../../pricing/pricing.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The pricing page in German. */
export const pricing = translate(pricingMessages, {
  plans: [],
  title: 'Tarife und Preise',
  lead: 'Wähle den Tarif, der zu dir passt.',
  billingPeriod: 'Abrechnung',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  popular: 'Beliebt',
  per: { never: 'kostenlos', once: 'einmalig', monthly: 'im Monat' },
  notes: { never: '', once: '', monthly: '{save} mit „Jährlich“. Monatlich abgerechnet.' },
  save: (percent) => `${percent} sparen`,
  priceFormat: {},
  billedYearly: (total, saving) => `{save} ${total} im Jahr. Du sparst ${saving} pro Jahr.`,
  withoutSaving: { monthly: 'Monatlich abgerechnet.', yearly: (total) => `${total} im Jahr.` },
  notIncluded: 'Nicht enthalten:',
  explanations: {},
  faqTitle: 'Fragen',
  faq: [],
} satisfies Translation<PricingMessages>)

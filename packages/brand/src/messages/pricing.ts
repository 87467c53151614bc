import type { Explanations, Plan, PlanFeature, PricingMessages } from '@summit/features/pricing'

const included = (name: string): PlanFeature => ({ name, included: true })
const excluded = (name: string): PlanFeature => ({ name, included: false })

/** Summit's plans. The terms state other figures, deliberately. */
const plans: readonly Plan[] = [
  {
    name: 'Free',
    monthlyPrice: 0,
    yearlyPrice: 0,
    description: 'Find your feet.',
    features: [
      included('50+ exercises'),
      included('Barcode food log'),
      included('Quick workouts'),
      excluded('AI-powered workouts'),
      excluded('Progress analytics'),
      excluded('Offline mode'),
    ],
    cta: 'Start free',
    popular: false,
  },
  {
    name: 'Premium',
    monthlyPrice: 6.99,
    yearlyPrice: 3.5,
    description: 'For people who want each session to learn from the last.',
    features: [
      included('1000+ exercises on video'),
      included('AI-powered workouts'),
      included('Barcode and voice log'),
      included('Progress analytics'),
      included('Social challenges'),
      included('Offline mode'),
      included('Multi-device sync'),
      included('Health platforms'),
    ],
    cta: 'Start your 7-day free trial',
    popular: true,
  },
  {
    name: 'Lifetime',
    monthlyPrice: 199,
    yearlyPrice: 199,
    description: 'Pay once, climb for good.',
    features: [
      included('Everything in Premium'),
      included('Every future feature'),
      included('All your devices'),
      included('No subscription'),
    ],
    cta: 'Get Lifetime',
    popular: false,
  },
]

const explanations: Explanations = {
  'Barcode food log': 'Point the camera at a packet and it is logged.',
  'Quick workouts': 'Short sessions for the gap between two meetings. No gear.',
  'AI-powered workouts': 'Each session builds on the last: steeper when you are fresh, easier when you are not.',
  'Barcode and voice log': 'Point the camera at a packet, or say what you ate. Both go into the same log.',
  'Progress analytics': 'Everything you did as one line, beside last month’s.',
  'Social challenges': 'Rope up with friends for one goal and add your meters to theirs.',
  'Offline mode': 'Workouts and videos stay on your phone, for where the signal ends.',
  'Multi-device sync': 'Start on your phone, carry on with your tablet. There is nothing to copy.',
  'Health platforms': 'Reads and writes sleep, heart rate and steps, with your permission.',
}

/** Summit's own wording of the pricing page: its prices have no more digits than they need, as in `$3.5`. */
export const pricingMessages = {
  plans,
  title: 'Pick your pace.',
  lead: 'Free gets you moving. Premium looks at how you did and sets the next climb. You choose in the app; nothing is charged here.',
  per: { never: 'for good', once: 'once', monthly: 'per month' },
  notes: {
    never: 'No card, no countdown.',
    once: 'No renewal to remember.',
    monthly: '{save} with Yearly. Billed monthly, cancel anytime.',
  },
  /** A constant, not computed from the prices. */
  save: () => 'Save 40%',
  priceFormat: { minimumFractionDigits: 0 },
  explanations,
  faqTitle: 'Questions before you rope up',
  faq: [
    {
      question: 'Where do I pay?',
      answer: 'In the app, through the store you got it from. This site never asks for a card.',
    },
    {
      question: 'What happens after the 7-day free trial?',
      answer: 'Premium starts at the price shown, unless you cancel at least 24 hours before the trial ends.',
    },
    {
      question: 'Can I go back to Free?',
      answer: 'Yes, at the end of a billing period. Your log and your meters stay; the plan stops adapting.',
    },
    {
      question: 'Does Lifetime include future features?',
      answer: 'Yes. Every new Premium feature is in Lifetime too.',
    },
  ],
} satisfies Partial<PricingMessages>

import { translate, type FeatureTranslation } from '@summit/features/messages'
import { pricingMessages } from '@summit/features/pricing'

const included = (name: string) => ({ name, included: true })

/** The second brand's own texts: its plans. */
export const acmeTexts: readonly FeatureTranslation[] = [
  translate(pricingMessages, {
    plans: [
      {
        name: 'Jog',
        monthlyPrice: 0,
        yearlyPrice: 0,
        description: '5 km',
        features: [included('GPS'), { name: 'Coach', included: false }],
        cta: 'Jog',
        popular: false,
      },
      {
        name: 'Marathon',
        monthlyPrice: 9,
        yearlyPrice: 7,
        description: '42 km',
        features: [included('GPS'), included('Coach')],
        cta: 'Marathon',
        popular: true,
      },
    ],
  }),
]

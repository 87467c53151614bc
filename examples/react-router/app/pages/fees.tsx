import { Pricing, type Plan } from '@summit/features/pricing'

const features = ['Hafenplan', 'Windkarte'].map((name) => ({ name, included: true }))
const plans: Plan[] = [
  { name: 'Gast', monthlyPrice: 0, yearlyPrice: 0, description: 'Mitsegeln.', features, cta: 'Ahoi', popular: false },
  { name: 'Crew', monthlyPrice: 12, yearlyPrice: 9, description: 'Steuern.', features, cta: 'An Bord', popular: true },
]

const Fees = () => <Pricing plans={plans} messages={{ lead: 'Als Gast an Deck, als Crew am Ruder.' }} />
export default Fees

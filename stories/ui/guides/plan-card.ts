import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['plan-card'],
  since: '0.1.0',
  status: 'stable',
  use: ['Plans side by side. `featured` marks the recommended one.'],
  instead: ['Other content: [Card](./?path=/docs/ui-card--docs).'],
  anatomy: {
    parts: {
      'plan-card': 'The plan, an `<article>`.',
      'plan-card-price': 'Price and note.',
      price: 'A price with its period.',
      'price-amount': 'The amount.',
      'plan-card-features': 'The list of features.',
      'plan-feature': 'A feature, included or not.',
      'plan-card-action': 'The link that gets the plan.',
    },
  },
  access: [
    'An `<article>` with a heading, of level 2 unless `headingLevel` says otherwise. Excluded features are named in text, not only by the cross.',
    'The badge is not part of the heading.',
  ],
}

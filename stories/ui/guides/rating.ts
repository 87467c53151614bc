import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['rating'],
  since: '0.2.0',
  status: 'beta',
  use: ['What somebody else has rated: in a testimonial or a list.'],
  instead: [
    'An average with decimals: [Stat](./?path=/docs/ui-stat--docs).',
    'To ask for a rating: [RadioGroup](./?path=/docs/ui-radiogroup--docs).',
  ],
  anatomy: { parts: { rating: 'The stars.' } },
  access: ['One image with `label` as its name, in the visitor’s language.'],
}

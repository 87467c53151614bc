import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/store-button'],
  since: '0.1.0',
  status: 'stable',
  use: ['Links to app stores. `accent` where it is the primary action of the page.'],
  anatomy: {
    parts: {
      'app-store-link': 'The link to the App Store.',
      'google-play-soon': 'A store without a link yet.',
      'google-play-link': 'The link to Google Play.',
      'app-store-soon': 'The App Store, without a link yet.',
    },
  },
  access: [
    'A store with a URL is a link. One without is text, not focusable, with “Coming soon”: `AppStoreSoon`, `GooglePlaySoon`.',
    'At 200 % text the label wraps.',
  ],
}

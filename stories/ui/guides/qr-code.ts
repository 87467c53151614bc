import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/qr-code'],
  since: '0.1.0',
  status: 'stable',
  use: ['Opening a URL on the phone from a large screen. Do not scale it down.'],
  instead: ['On phones: a link.'],
  anatomy: { parts: { 'qr-code': 'The code with its quiet zone.' } },
  access: [
    'An image whose name says what it opens. Add a link to the same URL.',
    'Black on white in both themes and in forced colours, with a quiet zone.',
  ],
}

import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['spinner'],
  since: '0.1.0',
  status: 'stable',
  use: ['Loading: `text` beside a text, `large` alone.'],
  instead: [
    'A pending button: `pending` of [Button](./?path=/docs/ui-button--docs).',
    'Known duration: [Countdown](./?path=/docs/ui-countdown--docs).',
  ],
  access: [
    'Decorative beside a text; alone it needs a `label`. Put it into `role="status"` to have it announced.',
    'Static under reduced motion.',
  ],
}

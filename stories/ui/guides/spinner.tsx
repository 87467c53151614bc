import { Spinner } from '@summit/ui/spinner'
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
  advice: [
    {
      do: {
        text: 'Say what is loading.',
        Example: () => (
          <p>
            <Spinner /> Verifying session...
          </p>
        ),
      },
      dont: { text: 'Leave it without a text or a label.', Example: () => <Spinner size="large" /> },
    },
  ],
  anatomy: { parts: { spinner: 'The ring.' } },
  access: [
    'Decorative beside a text; alone it needs a `label`. Put it into `role="status"` to have it announced.',
    'Static under reduced motion.',
  ],
}

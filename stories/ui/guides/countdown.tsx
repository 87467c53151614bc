import { Countdown } from '@summit/ui/countdown'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['countdown'],
  since: '0.1.0',
  status: 'stable',
  use: ['Below a text that announces an automatic action, with a link that does it at once.'],
  instead: ['Unknown duration: [Spinner](./?path=/docs/ui-spinner--docs).'],
  anatomy: {
    parts: { countdown: 'The track.', 'countdown-bar': 'The bar that fills up.' },
    Example: () => (
      <div className="w-80">
        <Countdown ms={3000} />
      </div>
    ),
  },
  access: ['Decorative, hidden from assistive technology. Full at once under reduced motion.'],
}

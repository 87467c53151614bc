import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['countdown'],
  since: '0.1.0',
  status: 'stable',
  use: ['Below a text that announces an automatic action, with a link that does it at once.'],
  instead: ['Unknown duration: [Spinner](./?path=/docs/ui-spinner--docs).'],
  access: ['Decorative, hidden from assistive technology. Full at once under reduced motion.'],
}

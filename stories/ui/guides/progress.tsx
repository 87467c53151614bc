import { Progress } from '@summit/ui/progress'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['progress'],
  since: '0.1.0',
  status: 'beta',
  use: ['Something that takes more than about 3 s, such as a download. Give `value` as soon as it is known.'],
  instead: [
    'A shorter action: [Spinner](./?path=/docs/ui-spinner--docs), or a pending [Button](./?path=/docs/ui-button--docs).',
    'The place of what is loading: [Skeleton](./?path=/docs/ui-skeleton--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Say in words what people count.',
        Example: () => <Progress label="Downloading videos" value={3} max={12} valueText="3 of 12" />,
      },
      dont: {
        text: 'Let the value fall: people take that for an error.',
        Example: () => <Progress label="Step 2: 0 %" value={0} />,
      },
    },
  ],
  anatomy: {
    parts: {
      progress: 'The whole, which `className` places.',
      'progress-label': 'The visible label.',
      'progress-value': 'Optional: the value in words.',
      'progress-bar': 'The native `<progress>`.',
    },
    Example: () => <Progress label="Downloading videos" value={3} max={12} valueText="3 of 12" />,
  },
  access: [
    'A native `<progress>`, named by its label. Screen readers say the percentage, or `valueText` in its place.',
    'It is not announced while it changes. Say in an element with `role="status"` when it has ended.',
    'Under reduced motion the bar of an unknown value stands still.',
  ],
}

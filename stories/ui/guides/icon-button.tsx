import { IconButton } from '@summit/ui/icon-button'
import { AnalyticsIcon, CloseIcon } from '@summit/ui/icons'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['icon-button'],
  since: '0.2.0',
  status: 'beta',
  use: ['An action whose icon everyone knows: close, menu, show. `secondary` where it would not be seen as a button.'],
  instead: ['Everything else: [Button](./?path=/docs/ui-button--docs) with a text, and an icon beside it.'],
  advice: [
    {
      do: {
        text: 'Use icons that everyone knows.',
        Example: () => (
          <IconButton label="Close">
            <CloseIcon />
          </IconButton>
        ),
      },
      dont: {
        text: 'Hide a rare action behind an icon: write it out.',
        Example: () => (
          <IconButton label="Compare climbs">
            <AnalyticsIcon />
          </IconButton>
        ),
      },
    },
  ],
  anatomy: { parts: { 'icon-button': 'The target, 44 px wide and high.', icon: 'The icon.' } },
  keys: { 'Enter, Space': 'Activates it.' },
  access: [
    '`label` is required: it is the accessible name.',
    '44 px wide and high, in pixels, since a finger does not grow with the text.',
  ],
}

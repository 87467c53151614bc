import { Avatar } from '@summit/ui/avatar'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['avatar'],
  since: '0.2.0',
  status: 'beta',
  use: ['A person, beside their name.'],
  instead: ['A thing or a network: an icon.'],
  advice: [
    {
      do: {
        text: 'Show it beside the name.',
        Example: () => (
          <div className="flex items-center gap-3">
            <Avatar initials="ML" /> Mara Lindqvist
          </div>
        ),
      },
      dont: { text: 'Write more than two initials.', Example: () => <Avatar initials="MLAB" /> },
    },
  ],
  anatomy: { parts: { avatar: 'The circle with the initials, which a picture covers.' } },
  access: [
    'Decorative beside the name; alone it needs a `label`.',
    'Initials are text: they grow with the visitor’s text size.',
  ],
}

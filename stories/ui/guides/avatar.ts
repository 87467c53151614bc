import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['avatar'],
  since: '0.2.0',
  status: 'beta',
  use: ['A person, beside their name.'],
  instead: ['A thing or a network: an icon.'],
  access: [
    'Decorative beside the name; alone it needs a `label`.',
    'Initials are text: they grow with the visitor’s text size.',
  ],
}

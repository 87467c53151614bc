import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['elevation-chart'],
  since: '0.1.0',
  status: 'stable',
  use: ['Progress as elevation over equal steps. It fills its container, which needs a height.'],
  instead: ['Exact values: a list or table.'],
  access: [
    'With `label` it is an image of that name: describe the line with its figures. Without one it is decorative.',
    'It is mirrored in right-to-left text.',
  ],
}

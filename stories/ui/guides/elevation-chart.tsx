import { ElevationChart } from '@summit/ui/product/elevation-chart'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/elevation-chart'],
  since: '0.1.0',
  status: 'stable',
  use: ['Progress as elevation over equal steps. It fills its container, which needs a height.'],
  instead: ['Exact values: a list or table.'],
  anatomy: {
    parts: {
      'elevation-chart': 'The line and the area below it.',
      'elevation-chart-marker': 'A triangle at a height.',
    },
    Example: () => <ElevationChart heights={[0.1, 0.4, 0.3, 0.9]} markers={[3]} className="h-32 w-80" />,
  },
  access: [
    'With `label` it is an image of that name: describe the line with its figures. Without one it is decorative.',
    'It is mirrored in right-to-left text.',
  ],
}

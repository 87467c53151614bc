import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/contour'],
  since: '0.1.0',
  status: 'stable',
  use: ['Large backgrounds: heroes, sections, banners. Its container must be positioned and clip overflow.'],
  instead: ['Behind long text: fade it with `--contour-fade`.'],
  anatomy: { parts: { 'contour-lines': 'The drawing, which fills its container.' } },
  access: ['Hidden from assistive technology, static under reduced motion, hidden in forced colours.'],
}

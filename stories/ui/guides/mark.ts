import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/mark', 'product/mark/strata'],
  since: '0.1.0',
  status: 'stable',
  use: ['The product’s logo, from 16 px.'],
  instead: ['Beside text: an [icon](./?path=/docs/foundations-icons--docs).'],
  anatomy: { parts: { 'summit-mark': 'The drawing.' } },
  access: [
    'With `label` it is an image of that name. Omit it beside the written name.',
    'Set `--logo-peak` to `currentColor` for one colour, as forced colours do.',
  ],
}

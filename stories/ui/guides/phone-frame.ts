import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/phone-frame'],
  since: '0.1.0',
  status: 'stable',
  use: ['A drawing of the app. Its font size scales all of it; it is 20 em wide.'],
  instead: ['Interactive content.'],
  anatomy: { parts: { 'phone-frame': 'The phone.', 'phone-frame-screen': 'The screen, which shows its children.' } },
  access: [
    'One image named by `label`; its content is hidden from assistive technology, so it must have no controls.',
    'Dark in both themes; its size does not follow the text size.',
  ],
}

import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['skeleton'],
  since: '0.2.0',
  status: 'beta',
  use: ['The place of a text or picture that is loading. Its width is about that of what comes.'],
  instead: ['An action that is under way: [Spinner](./?path=/docs/ui-spinner--docs).'],
  anatomy: { parts: { skeleton: 'The grey shape.' } },
  access: [
    'Hidden from assistive technology. Say that the page is loading in an element with `role="status"`.',
    'It does not move, so there is nothing to stop under reduced motion.',
  ],
}

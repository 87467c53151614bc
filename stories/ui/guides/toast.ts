import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['toast'],
  since: '0.1.0',
  status: 'stable',
  use: ['Results that nothing else on the page shows. `danger` for failures.'],
  instead: [
    'Field errors: at the field. Questions: [Dialog](./?path=/docs/ui-dialog--docs).',
    'Information or links that are needed later: a toast closes after 5 s.',
  ],
  anatomy: {
    parts: {
      toaster: 'The list in the corner, which F8 focuses.',
      toast: 'The message.',
      'toast-title': 'What happened.',
      'toast-text': 'Optional: details.',
      'toast-link': 'Optional: a link.',
      'toast-action': 'Optional: a button, which also closes it.',
      'toast-close': 'Closes it.',
    },
  },
  keys: {
    F8: 'Focuses the toast; Tab moves to its link and button.',
    'Enter, Space': 'On the button: closes it and returns focus.',
  },
  access: [
    '`danger` is announced assertively, every other intent politely.',
    'The 5 s pause on hover and focus. It does not take focus.',
    'Over an open dialog it is rendered inside it, so that it stays accessible.',
  ],
}

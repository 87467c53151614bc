import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['alert'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'A message about a page or a part of it, which stays until it no longer applies.',
    '`info` for what one should know, `success` for a result, `warning` for a risk, `destructive` for a failure.',
    '`plain` in a narrow column of text, `filled` everywhere else.',
  ],
  instead: [
    'The result of an action that does not stay: [Toast](./?path=/docs/ui-toast--docs).',
    'What is wrong with one field: its `error`.',
  ],
  access: [
    '`destructive` has `role="alert"`, `success` and `warning` have `role="status"`: screen readers announce them when they appear. `role="none"` for what was there from the start.',
    'The text says what the colour says: “could not be saved”.',
  ],
}

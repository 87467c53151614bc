import { Alert } from '@summit/ui/alert'
import { CheckIcon } from '@summit/ui/icons'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['alert'],
  since: '0.2.0',
  status: 'beta',
  use: [
    'A message about a page or a part of it, which stays until it no longer applies.',
    '`info` for what one should know, `success` for a result, `warning` for a risk, `danger` for a failure.',
    '`plain` in a narrow column of text, `filled` everywhere else.',
  ],
  instead: [
    'The result of an action that does not stay: [Toast](./?path=/docs/ui-toast--docs).',
    'What is wrong with one field: its `error`.',
  ],
  advice: [
    {
      do: {
        text: 'Say what happened and what to do.',
        Example: () => (
          <Alert intent="danger" role="none">
            Your changes could not be saved. Try again in a minute.
          </Alert>
        ),
      },
      dont: {
        text: 'Rely on the colour.',
        Example: () => (
          <Alert intent="danger" role="none">
            Error 503
          </Alert>
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      alert: 'The message, with a line in the colour of its intent.',
      icon: 'Optional: an icon before the text.',
    },
    Example: () => (
      <Alert intent="success" role="none" icon={<CheckIcon />}>
        Your changes were saved.
      </Alert>
    ),
  },
  access: [
    '`danger` has `role="alert"`, `success` and `warning` have `role="status"`: screen readers announce them when they appear. `role="none"` for what was there from the start.',
    'The text says what the colour says: “could not be saved”.',
  ],
}

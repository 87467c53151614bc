import { TextField } from '@summit/ui/text-field'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['text-field'],
  since: '0.1.0',
  status: 'stable',
  use: ['Single-line text, email address, number. Describe the format in `hint`; a placeholder is only an example.'],
  instead: [
    'Passwords: [PasswordField](./?path=/docs/ui-passwordfield--docs). Multi-line text: [TextArea](./?path=/docs/ui-textarea--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Describe the format below the field, where it stays.',
        Example: () => <TextField label="Date" hint="Day and month, such as 24 May." className="w-60" />,
      },
      dont: {
        text: 'Put instructions into the placeholder, which disappears.',
        Example: () => <TextField label="Date" placeholder="Day and month" className="w-60" />,
      },
    },
    {
      do: {
        text: 'Say how to correct the error.',
        Example: () => (
          <TextField
            label="Email"
            defaultValue="mara@"
            error="Enter an address such as mara@example.com."
            className="w-60"
          />
        ),
      },
      dont: {
        text: 'Only say that something is wrong.',
        Example: () => <TextField label="Email" defaultValue="mara@" error="Invalid." className="w-60" />,
      },
    },
  ],
  anatomy: {
    parts: {
      'text-field': 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native `<input>`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => <TextField label="Email" hint="We send the plan to it." error="Enter an email address." />,
  },
  keys: { Tab: 'Moves to the field and out of it.', Enter: 'Submits the form.' },
  access: [
    '`label` is visible. Error and hint are the description, in this order; `error` sets `aria-invalid`.',
    'Set `autoComplete` for personal data (WCAG 1.3.5).',
    'Uncontrolled: read it with `FormData`, so that text typed before hydration is kept.',
  ],
}

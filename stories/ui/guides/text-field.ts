import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['text-field'],
  since: '0.1.0',
  status: 'stable',
  use: ['Single-line text, email address, number. Describe the format in `hint`; a placeholder is only an example.'],
  instead: [
    'Passwords: [PasswordField](./?path=/docs/ui-passwordfield--docs). Multi-line text: [TextArea](./?path=/docs/ui-textarea--docs).',
  ],
  keys: { Tab: 'Moves to the field and out of it.', Enter: 'Submits the form.' },
  access: [
    '`label` is visible. Error and hint are the description, in this order; `error` sets `aria-invalid`.',
    'Set `autoComplete` for personal data (WCAG 1.3.5).',
    'Uncontrolled: read it with `FormData`, so that text typed before hydration is kept.',
  ],
}

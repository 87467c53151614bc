import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['field'],
  since: '0.1.0',
  status: 'stable',
  use: ['A control that this library does not have, with label, hint and error as in the text field.'],
  instead: [
    'Text: [TextField](./?path=/docs/ui-textfield--docs), [TextArea](./?path=/docs/ui-textarea--docs), [PasswordField](./?path=/docs/ui-passwordfield--docs).',
  ],
  access: ['The label names the control; hint and error are its description, added to `aria-describedby` of your own.'],
}

import { Field } from '@summit/ui/field'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['field'],
  since: '0.1.0',
  status: 'stable',
  use: ['A control that this library does not have, with label, hint and error as in the text field.'],
  instead: [
    'Text: [TextField](./?path=/docs/ui-textfield--docs), [TextArea](./?path=/docs/ui-textarea--docs), [PasswordField](./?path=/docs/ui-passwordfield--docs).',
  ],
  anatomy: {
    parts: {
      field: 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'Your control, by the attributes that it gets.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => (
      <Field label="Country" hint="Where you train most." error="Choose a country.">
        {(control) => (
          <select {...control}>
            <option>Austria</option>
          </select>
        )}
      </Field>
    ),
  },
  access: ['The label names the control; hint and error are its description, added to `aria-describedby` of your own.'],
}

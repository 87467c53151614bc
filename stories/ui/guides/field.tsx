import { Field } from '@summit/ui/field'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['field'],
  since: '0.1.0',
  status: 'stable',
  use: [
    'A control that this library does not have, native or from another one, with label, hint and error as in the text field.',
    'A field whose parts stand in another order, or beside each other.',
  ],
  instead: [
    'Text: [TextField](./?path=/docs/ui-textfield--docs), [TextArea](./?path=/docs/ui-textarea--docs), [PasswordField](./?path=/docs/ui-passwordfield--docs).',
    'Several controls with one name: [RadioGroup](./?path=/docs/ui-radiogroup--docs), or a `<fieldset>` of fields.',
  ],
  anatomy: {
    parts: {
      'field-root': 'The whole, which knows its parts.',
      'field-label': 'The visible label.',
      'field-control': 'An `<input>`, or your control by `render`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => (
      <Field.Root>
        <Field.Label>Start</Field.Label>
        <Field.Control type="date" defaultValue="2026-06-01" />
        <Field.Error>Choose a day to come.</Field.Error>
        <Field.Hint>The first day of your plan.</Field.Hint>
      </Field.Root>
    ),
  },
  access: [
    'The label names the control, also one that is no native control. Error and hint are its description, in this order, besides those of its own.',
    '`Field.Error` with a text makes the control invalid; without one it renders nothing.',
    'On the server the label is connected. Hint and error are after hydration; `invalid` of the root is on the server too.',
  ],
}

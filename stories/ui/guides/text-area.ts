import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['text-area'],
  since: '0.1.0',
  status: 'stable',
  use: ['Multi-line text. `rows` suggests the length; visitors can resize it.'],
  instead: ['Single-line input: [TextField](./?path=/docs/ui-textfield--docs).'],
  keys: { Enter: 'Inserts a line break; does not submit the form.', Tab: 'Leaves the field.' },
  access: [
    '`label` is visible. Error and hint are the description, in this order; `error` sets `aria-invalid`.',
    'Uncontrolled: read it with `FormData`, so that text typed before hydration is kept.',
  ],
}

import { TextArea } from '@summit/ui/text-area'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['text-area'],
  since: '0.1.0',
  status: 'stable',
  use: ['Multi-line text. `rows` suggests the length; it grows with the text, and visitors can resize it.'],
  instead: ['Single-line input: [TextField](./?path=/docs/ui-textfield--docs).'],
  advice: [
    {
      do: {
        text: 'Suggest the expected length by its height.',
        Example: () => <TextArea label="Message" rows={4} className="w-60" />,
      },
      dont: { text: 'Ask for a single line.', Example: () => <TextArea label="Name" rows={1} className="w-60" /> },
    },
  ],
  anatomy: {
    parts: {
      'text-area': 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native `<textarea>`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => <TextArea label="Message" rows={3} hint="In any language." error="Enter a message." />,
  },
  keys: { Enter: 'Inserts a line break; does not submit the form.', Tab: 'Leaves the field.' },
  access: [
    '`label` is visible. Error and hint are the description, in this order; `error` sets `aria-invalid`.',
    'Uncontrolled: read it with `FormData`, so that text typed before hydration is kept.',
  ],
}

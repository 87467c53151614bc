import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['tooltip'],
  since: '0.1.0',
  status: 'stable',
  use: ['A short explanation of a control.'],
  instead: [
    'Text that everybody needs: a `hint` below a field, a sentence below a heading.',
    'Links and controls: [Dialog](./?path=/docs/ui-dialog--docs).',
  ],
  anatomy: { parts: { tooltip: 'The text, above the element.' } },
  keys: { Tab: 'Focuses the element and opens the tooltip.', Escape: 'Closes it and keeps focus.' },
  access: [
    'Its text is the description of the element, which must be focusable and have a name.',
    'Touch screens show none: the text must be available elsewhere too.',
  ],
}

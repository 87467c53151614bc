import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['segmented-control'],
  since: '0.1.0',
  status: 'stable',
  use: ['Two or three options of which exactly one is selected, with immediate effect.'],
  instead: ['On or off: [Checkbox](./?path=/docs/ui-checkbox--docs). Navigation: links.'],
  keys: {
    Tab: 'Moves to the selected option, then out of the group.',
    'Arrow keys': 'Select the next or previous option.',
    Space: 'Selects the focused option.',
  },
  access: [
    'A `<fieldset>` of native radios; `label` is its visually hidden name.',
    'CSS can depend on the selection (`group-has-[[value=yearly]:checked]`), so it works without scripts.',
  ],
}

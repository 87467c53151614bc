import { Combobox } from '@summit/ui/combobox'
import type { Guide } from '../../../.storybook/docs/guide.ts'

const options = [
  { value: 'elbrus', label: 'Elbrus' },
  { value: 'ortler', label: 'Ortler' },
]

export const guide: Guide = {
  entries: ['combobox'],
  since: '0.1.0',
  status: 'beta',
  use: ['One of more options than people want to look through: a country, an exercise, a mountain.'],
  instead: [
    'Up to about twenty options: [Select](./?path=/docs/ui-select--docs), which phones have a list of their own for.',
    'Any text, with suggestions: [TextField](./?path=/docs/ui-textfield--docs) with a `<datalist>`.',
  ],
  advice: [
    {
      do: { text: 'Name what is chosen.', Example: () => <Combobox label="Mountain" options={options} /> },
      dont: { text: 'Name how.', Example: () => <Combobox label="Search" options={options} /> },
    },
  ],
  anatomy: {
    parts: {
      combobox: 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native `<input>`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
      'combobox-list': 'The options, over the page.',
      'combobox-option': 'An option.',
    },
    Example: () => (
      <Combobox label="Mountain" hint="Your next one." error="Choose one." options={options} defaultOpen />
    ),
  },
  keys: {
    'A–Z': 'Types, and shows the options that contain it; the first one is active.',
    '↓, ↑': 'Open the list, or make another option active.',
    'Alt + ↓, Alt + ↑': 'Opens the list without an active option; closes it.',
    Enter: 'Chooses the active option.',
    Escape: 'Closes the list.',
    Tab: 'Moves on; a label that is typed whole is chosen, all else taken back.',
  },
  access: [
    'The role `combobox` with a `listbox`: the focus stays in the input, the active option is its `aria-activedescendant`.',
    'Screen readers are told how many options there are while the visitor types, and that there are none.',
    'It needs scripts: before them the form sends the option that is selected at first.',
  ],
}

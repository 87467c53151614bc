import { Select } from '@summit/ui/select'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['select'],
  since: '0.1.0',
  status: 'beta',
  use: ['One of more than about five options that people know, such as a country or a unit.'],
  instead: [
    'Very many options, which people find by typing: [Combobox](./?path=/docs/ui-combobox--docs).',
    'Up to five options, which can be compared at a glance: [RadioGroup](./?path=/docs/ui-radiogroup--docs).',
    'Two or three short options that take effect at once: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Begin with the most likely option, if there is one.',
        Example: () => (
          <Select label="Weight in" defaultValue="kg" className="w-60">
            <option value="kg">Kilograms</option>
            <option value="lb">Pounds</option>
          </Select>
        ),
      },
      dont: {
        text: 'Use the placeholder as the label: it is gone once something is chosen.',
        Example: () => (
          <Select label="Unit" placeholder="Weight in" className="w-60">
            <option value="kg">Kilograms</option>
            <option value="lb">Pounds</option>
          </Select>
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      select: 'The whole, which `className` places.',
      'field-label': 'The visible label.',
      'field-control': 'The native `<select>`.',
      'field-hint': 'Optional: help below the control.',
      'field-error': 'The error message.',
    },
    Example: () => (
      <Select label="Country" hint="Where you train most." error="Choose a country." placeholder="Choose a country">
        <option>Austria</option>
        <option>Nepal</option>
      </Select>
    ),
  },
  keys: {
    Tab: 'Moves to the field and out of it.',
    'Space, Alt + ↓': 'Opens the list.',
    '↑, ↓': 'Chooses another option, or moves in the open list.',
    'A–Z': 'Moves to the next option that begins with what is typed.',
    Enter: 'Chooses, and closes the list.',
    Escape: 'Closes the list.',
  },
  access: [
    'A native `<select>`: phones show their own list, screen readers say the number of options.',
    'With a mouse, browsers with `appearance: base-select` show the list in the theme; others show their own.',
    'Error and hint are the description, in this order; `error` sets `aria-invalid`.',
    'Works without JavaScript: read it with `FormData`.',
  ],
}

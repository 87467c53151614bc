import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, type FieldProps } from '@summit/ui/field'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/field.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A control of your own with label, hint and error. */
const meta = {
  title: 'UI/Field',
  component: Field,
  parameters: { guide, layout: 'padded' },
  args: {
    label: 'Country',
    hint: 'Where you train most.',
    control: { id: 'country' },
    children: (control) => (
      <select {...control}>
        <option>Austria</option>
        <option>Nepal</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

/** A select. */
export const Default: Story = {
  play: check(({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Where you train most.'),
  ),
}

/** With an error. */
export const Error: Story = {
  args: { error: 'Choose a country.' },
  play: check(async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose a country. Where you train most.')
  }),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<FieldProps>>
      rows={{ Select: {}, 'With hint': { hint: 'Where you train most.' } }}
      columns={{ Error: { error: 'Choose a country.' } }}
      cell={(props, id) => (
        <Field label="Country" {...props} control={{ id }} className="w-44">
          {(control) => (
            <select {...control}>
              <option>Austria</option>
            </select>
          )}
        </Field>
      )}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@summit/ui/field'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/field.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** Label, hint and error around a control of your own. */
const meta = {
  title: 'UI/Field',
  component: Field.Root,
  subcomponents: { Label: Field.Label, Control: Field.Control, Hint: Field.Hint, Error: Field.Error },
  parameters: { guide, layout: 'padded' },
  args: {
    children: (
      <>
        <Field.Label>Country</Field.Label>
        <Field.Control
          render={
            <select>
              <option>Austria</option>
              <option>Nepal</option>
            </select>
          }
        />
        <Field.Hint>Where you train most.</Field.Hint>
      </>
    ),
  },
} satisfies Meta<typeof Field.Root>
export default meta
type Story = StoryObj<typeof meta>

/** A native select. */
export const Default: Story = {}

/** With an error. */
export const Error: Story = {
  args: {
    children: (
      <>
        <Field.Label>Country</Field.Label>
        <Field.Control
          render={
            <select>
              <option>Austria</option>
              <option>Nepal</option>
            </select>
          }
        />
        <Field.Error>Choose a country.</Field.Error>
        <Field.Hint>Where you train most.</Field.Hint>
      </>
    ),
  },
}

/** Disabled as a whole. */
export const Disabled: Story = {
  args: { disabled: true },
}

/** A control that is no native one, from another library for example, without the look of a text field. */
export const ForeignControl: Story = {
  args: {
    children: (
      <>
        <Field.Label>Effort</Field.Label>
        <Field.Control
          render={({ disabled, ...props }) => (
            <div
              {...props}
              role="slider"
              aria-disabled={disabled}
              aria-valuemin={1}
              aria-valuemax={10}
              aria-valuenow={6}
              tabIndex={0}
              className="h-2 max-w-80 rounded-round bg-sunk"
            >
              <div className="h-full w-3/5 rounded-round bg-action" />
            </div>
          )}
        />
        <Field.Hint>How hard a week may be.</Field.Hint>
      </>
    ),
  },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('slider', { name: 'Effort' })).toHaveAccessibleDescription('How hard a week may be.'),
  ),
}

/** The label beside the control, and the error across both. */
export const Inline: Story = {
  args: {
    className: 'grid-cols-[auto_6rem] items-center',
    children: (
      <>
        <Field.Label>Days a week</Field.Label>
        <Field.Control type="number" defaultValue={9} />
        <Field.Error className="col-span-2">A week has seven days.</Field.Error>
      </>
    ),
  },
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<{ hint?: string; error?: string; disabled?: boolean }>
      rows={{ Select: {}, 'With hint': { hint: 'Where you train most.' } }}
      columns={{ Error: { error: 'Choose a country.' }, Disabled: { disabled: true } }}
      cell={({ hint, error, disabled }, id) => (
        <Field.Root disabled={disabled} className="w-44">
          <Field.Label>Country</Field.Label>
          <Field.Control
            id={id}
            render={
              <select>
                <option>Austria</option>
                <option>Nepal</option>
              </select>
            }
          />
          <Field.Error>{error}</Field.Error>
          {hint && <Field.Hint>{hint}</Field.Hint>}
        </Field.Root>
      )}
    />
  ),
}

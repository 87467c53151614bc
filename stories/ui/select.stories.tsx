import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select, type SelectProps } from '@summit/ui/select'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/select.tsx'
import { Sheet, sheet } from './sheet.tsx'

const countries = ['Austria', 'Bolivia', 'Chile', 'Nepal', 'Switzerland'].map((name) => (
  <option key={name}>{name}</option>
))

/** One of many options: a native select, whose list is in the theme where the browser can. */
const meta = {
  title: 'UI/Select',
  component: Select,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Country', name: 'country', className: 'max-w-96', children: countries },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

/** At its first option. */
export const Default: Story = {}

/** Nothing is chosen yet. */
export const Placeholder: Story = { args: { placeholder: 'Choose a country' } }

/** Focused. */
export const Focused: Story = { parameters: { pseudo: { focus: 'select', focusVisible: 'select' } } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Where you train most.', defaultValue: 'Nepal' } }

/** With an error. */
export const Error: Story = { args: { placeholder: 'Choose a country', error: 'Choose a country.' } }

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: 'Chile', disabled: true } }

/** Options in groups. */
export const Groups: Story = {
  args: {
    label: 'Start from',
    children: (
      <>
        <optgroup label="Alps">
          <option>Innsbruck</option>
          <option>Chamonix</option>
        </optgroup>
        <optgroup label="Andes">
          <option>La Paz</option>
        </optgroup>
      </>
    ),
  },
}

/** A long option in a narrow column, which keeps clear of the chevron. */
export const LongText: Story = {
  args: {
    className: 'w-48 max-w-full',
    label: 'Land des gewöhnlichen Aufenthalts',
    hint: 'Bestimmt, welche Trainingspläne angeboten werden.',
    children: <option>Vereinigte Staaten von Amerika und Außengebiete</option>,
  },
  play: check(async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    const textEnd = select.getBoundingClientRect().right - parseFloat(getComputedStyle(select).paddingInlineEnd)
    await expect(textEnd).toBeLessThanOrEqual(select.nextElementSibling?.getBoundingClientRect().left ?? 0)
  }),
}

/** From right to left: the chevron is at the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<SelectProps>>
      rows={{ Chosen: {}, Placeholder: { placeholder: 'Choose' }, 'With hint': { hint: 'Where you train.' } }}
      columns={{ Error: { error: 'Choose one.' }, Disabled: { disabled: true } }}
      cell={(props, id) => (
        <Select label="Country" {...props} id={id} className="w-44">
          {countries}
        </Select>
      )}
    />
  ),
}

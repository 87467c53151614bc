import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@summit/ui/field'
import { expect, userEvent } from 'storybook/test'
import { guide } from './guides/field.tsx'

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
  tags: ['!test'],
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await expect(select).toHaveAccessibleDescription('Where you train most.')
    await userEvent.selectOptions(select, 'Nepal')
    await expect(select).toHaveValue('Nepal')
  },
}

/** With an error. */
export const Error: Story = {
  tags: ['!test'],
  args: { error: 'Choose a country.' },
}

export const ErrorTest: Story = {
  ...Error,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose a country. Where you train most.')
  },
}

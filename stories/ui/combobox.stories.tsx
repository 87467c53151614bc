import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox } from '@summit/ui/combobox'
import { expect, screen, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/combobox.tsx'

const options = [
  { value: 'ararat', label: 'Ararat' },
  { value: 'denali', label: 'Denali' },
  { value: 'elbrus', label: 'Elbrus' },
  { value: 'k2', label: 'K2', disabled: true },
  { value: 'kilimanjaro', label: 'Kilimanjaro' },
  { value: 'matterhorn', label: 'Matterhorn' },
  { value: 'mont-blanc', label: 'Mont Blanc' },
  { value: 'olympus', label: 'Olympus' },
  { value: 'ortler', label: 'Ortler' },
  { value: 'triglav', label: 'Triglav' },
  { value: 'zugspitze', label: 'Zugspitze' },
]

/** One of very many options, found by typing. */
const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: { label: 'Mountain', name: 'mountain', className: 'max-w-96', options },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen. */
export const Default: Story = { args: { placeholder: 'Type a name' } }

/** An option is chosen. */
export const Chosen: Story = { args: { defaultValue: 'ortler' } }

/** The list, with the option that is chosen and one that cannot be. */
export const Open: Story = {
  args: { defaultValue: 'elbrus', defaultOpen: true },
  play: check(async () => {
    await screen.findByRole('listbox', { name: 'Mountain' })
    await waitFor(() => expect(screen.getByRole('option', { name: 'Elbrus', selected: true })).toBeVisible())
  }),
}

/** No option has what is typed. */
export const NoResults: Story = { args: { options: [], defaultOpen: true } }

/** Focused. */
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'The next one that you want to climb.' } }

/** With an error. */
export const Error: Story = { args: { error: 'Choose a mountain.' } }

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: 'denali', disabled: true } }

/** A long option in a narrow column. */
export const LongText: Story = {
  args: {
    className: 'w-48 max-w-full',
    defaultOpen: true,
    options: [{ value: 'hochfeiler', label: 'Hochfeiler über die Hochfeilerhütte und den Südwestgrat' }],
  },
}

/** At 320 px and 200 % text the list stays within the window. */
export const LargeTextOnASmallPhone: Story = {
  args: { className: 'w-16', defaultOpen: true },
  globals: { textSize: 'x2', viewport: { value: 'small' } },
  play: check(() =>
    waitFor(async () => {
      const { left, right } = screen.getByRole('listbox').getBoundingClientRect()
      await expect([left >= 0, right <= innerWidth]).toEqual([true, true])
    }),
  ),
}

/** From right to left. */
export const RightToLeft: Story = { args: { defaultValue: 'elbrus', defaultOpen: true }, globals: { direction: 'rtl' } }

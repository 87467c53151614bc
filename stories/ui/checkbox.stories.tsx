import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox, type CheckboxProps } from '@summit/ui/checkbox'
import { Link } from '@summit/ui/link'
import { expect, userEvent } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/checkbox.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A native checkbox with its label. */
const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Remember me', name: 'remember' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** Unchecked. */
export const Default: Story = {}

/** Checked. */
export const Checked: Story = { args: { defaultChecked: true } }

/** Neither: some of those that it stands for are checked. */
export const Indeterminate: Story = { args: { label: 'All days', indeterminate: true } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'On this device only.' } }

/** With links in the label, which do not change the checkbox. */
export const WithLinks: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">Terms</Link> and the <Link href="#privacy">Privacy Policy</Link>
      </>
    ),
  },
}

export const WithLinksTest: Story = {
  ...WithLinks,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms and the Privacy Policy' })
    canvas.getByRole('link', { name: 'Terms' }).addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }))
    await expect(box).not.toBeChecked()
  },
}

/** A word that is wider than a small phone at 200 % text. */
export const LongText: Story = {
  args: { label: 'Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu' },
  globals: { textSize: 'x2', viewport: { value: 'small' } },
}

/** Required and unchecked. */
export const Error: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">Terms</Link> and the <Link href="#privacy">Privacy Policy</Link>
      </>
    ),
    error: 'Agree to go on',
  },
}

/** Disabled. */
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: check(async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    const tick = box.nextElementSibling ?? box
    await expect(getComputedStyle(tick).color).toBe(getComputedStyle(box.closest('label') ?? box).color)
  }),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<CheckboxProps>>
      rows={{ Unchecked: {}, Checked: { defaultChecked: true }, Indeterminate: { indeterminate: true } }}
      columns={{ Error: { error: 'Please agree.' }, Disabled: { disabled: true } }}
      cell={(props, id) => <Checkbox label="I agree" {...props} id={id} />}
    />
  ),
}

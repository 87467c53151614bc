import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@summit/ui/checkbox'
import { Link } from '@summit/ui/link'
import { expect, userEvent } from 'storybook/test'

/** A native checkbox with its label. */
const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: { label: 'Remember me', name: 'remember' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked(),
}

export const On: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

const terms = (
  <>
    I agree to the <Link href="#terms">Terms</Link> and the <Link href="#privacy">Privacy Policy</Link>
  </>
)

/** Links in the label are links: pressing one leaves the box as it was. */
export const WithLinks: Story = {
  args: { label: terms },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms and the Privacy Policy' })
    canvas.getByRole('link', { name: 'Terms' }).addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }))
    await expect(box).not.toBeChecked()
  },
}

export const Invalid: Story = {
  args: { label: terms, error: 'Agree to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to go on')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileInput } from '@summit/ui/file-input'
import { guide } from './guides/file-input.tsx'

/** Takes files from the visitor. */
const meta = {
  title: 'UI/FileInput',
  component: FileInput,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Picture', accept: 'image/*', className: 'max-w-110' },
} satisfies Meta<typeof FileInput>
export default meta
type Story = StoryObj<typeof meta>

/** No file is chosen. */
export const Default: Story = {}

/** Focused. */
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'JPEG or PNG, up to 5 MB.' } }

/** With an error. */
export const Error: Story = { args: { hint: 'JPEG or PNG, up to 5 MB.', error: 'This picture has 12 MB.' } }

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } }

/** In a narrow column. */
export const Narrow: Story = { args: { className: 'max-w-56' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

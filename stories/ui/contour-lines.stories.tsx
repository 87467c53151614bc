import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContourLines } from '@summit/ui/product/contour'
import { guide } from './guides/contour-lines.ts'

/** Decorative contour lines that fill their container. Fade them behind text. */
const meta = {
  title: 'UI/ContourLines',
  component: ContourLines,
  parameters: { guide },
  render: (args) => (
    <div className="relative h-96 overflow-clip">
      <ContourLines {...args} />
    </div>
  ),
} satisfies Meta<typeof ContourLines>
export default meta
type Story = StoryObj<typeof meta>

/** On the page's background. */
export const Default: Story = {}

/** On a dark section. */
export const OnBrand: Story = {
  render: (args) => (
    <div className="surface-brand relative h-96 overflow-clip">
      <ContourLines {...args} />
    </div>
  ),
}

/** Faded behind text. */
export const Faded: Story = { args: { className: '[--contour-fade:linear-gradient(90deg,transparent_20%,#000_70%)]' } }

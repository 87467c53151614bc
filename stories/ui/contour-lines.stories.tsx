import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContourLines } from '@summit/ui/contour'

/** The house's one ornament. It fills what it stands in, and never runs at full strength behind text. */
const meta = {
  title: 'UI/ContourLines',
  component: ContourLines,
  render: (args) => (
    <div className="relative h-96 overflow-clip">
      <ContourLines {...args} />
    </div>
  ),
} satisfies Meta<typeof ContourLines>
export default meta
type Story = StoryObj<typeof meta>

export const OnGround: Story = {}

export const OnSpruce: Story = {
  render: (args) => (
    <div className="band-spruce relative h-96 overflow-clip">
      <ContourLines {...args} />
    </div>
  ),
}

/** Faded where text is read. */
export const Faded: Story = { args: { className: '[--contour-fade:linear-gradient(90deg,transparent_20%,#000_70%)]' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ElevationProfile } from '@summit/ui/profile'
import { expect } from 'storybook/test'

const heights = [0.06, 0.1, 0.2, 0.16, 0.12, 0.4, 0.3, 0.56, 0.43, 0.64, 0.75, 0.63, 0.81, 0.95, 0.86]

/** The one chart: progress is height gained. It climbs in reading direction. */
const meta = {
  title: 'UI/ElevationProfile',
  component: ElevationProfile,
  parameters: { layout: 'padded' },
  args: { heights, className: 'h-48' },
} satisfies Meta<typeof ElevationProfile>
export default meta
type Story = StoryObj<typeof meta>

export const Ornament: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
}

export const WithMarkers: Story = {
  args: { markers: [7, 13], label: 'Altitude in November: from 120 m to 4,860 m' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: /4,860 m/ })).toBeVisible(),
}

export const Flat: Story = { args: { heights: [0, 0] } }

export const OnSpruce: Story = {
  args: { markers: [13] },
  render: (args) => (
    <div className="band-spruce pt-8 [--profile-ground:color-mix(in_oklch,var(--color-spruce)_78%,black)]">
      <ElevationProfile {...args} />
    </div>
  ),
}

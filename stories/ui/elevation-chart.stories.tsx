import type { Meta, StoryObj } from '@storybook/react-vite'
import { ElevationChart } from '@summit/ui/product/elevation-chart'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/elevation-chart.tsx'

const heights = [0.06, 0.1, 0.2, 0.16, 0.12, 0.4, 0.3, 0.56, 0.43, 0.64, 0.75, 0.63, 0.81, 0.95, 0.86]

/** A line chart of elevation, drawn in reading direction. */
const meta = {
  title: 'UI/ElevationChart',
  component: ElevationChart,
  parameters: { guide, layout: 'padded' },
  args: { heights, className: 'h-48' },
} satisfies Meta<typeof ElevationChart>
export default meta
type Story = StoryObj<typeof meta>

/** Without a name it is decorative. */
export const Default: Story = {
  play: check(({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument()),
}

/** With a name and two marked values. */
export const WithMarkers: Story = {
  args: { markers: [7, 13], label: 'Altitude in November: from 120 m to 4,860 m' },
  play: check(({ canvas }) => expect(canvas.getByRole('img', { name: /4,860 m/ })).toBeVisible()),
}

/** All values are zero. */
export const Flat: Story = { args: { heights: [0, 0] } }

/** On a dark section it keeps its own background. */
export const OnBrand: Story = {
  args: { markers: [13] },
  render: (args) => (
    <div className="surface-brand pt-8 [--elevation-chart-fill:color-mix(in_oklch,var(--color-brand)_78%,black)]">
      <ElevationChart {...args} />
    </div>
  ),
}

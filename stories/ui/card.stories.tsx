import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardGrid } from '@summit/ui/card'
import { ElevationChart } from '@summit/ui/product/elevation-chart'
import { guide } from './guides/card.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A panel with square corners, a border and a cross at each corner. */
const meta = {
  title: 'UI/Card',
  component: Card,
  subcomponents: { CardGrid },
  parameters: { guide, layout: 'padded' },
  args: {
    children: (
      <>
        <h3>Profile</h3>
        <p className="text-ink-muted">Mara Lindqvist, mara@example.com</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** A single card. */
export const Alone: Story = { args: { className: 'max-w-112' } }

/** Cards in one grid share their borders: columns of 7 to 5, then 5 to 7. */
export const OnGrid: Story = {
  render: (args) => (
    <CardGrid className="md:grid-cols-12">
      <Card {...args} className="md:col-span-7" />
      <Card className="md:col-span-5">
        <h3>Subscription</h3>
        <p className="text-ink-muted">Premium, renews in March.</p>
      </Card>
      <Card className="md:col-span-5">
        <h3>Today</h3>
        <ElevationChart heights={[0.1, 0.3, 0.25, 0.6, 0.5, 0.9]} markers={[5]} className="mt-4 h-24" />
      </Card>
      <Card className="md:col-span-7">
        <h3>A plan that reads yesterday</h3>
        <p className="text-ink-muted">Summit bases today’s workout on how the last one went.</p>
      </Card>
    </CardGrid>
  ),
}

/** On a dark section the borders use that section's colour. */
export const OnBrand: Story = {
  render: (args) => (
    <div className="surface-brand p-4">
      <Card {...args} />
    </div>
  ),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<{ surface: string }>
      rows={{ Page: { surface: '' }, Brand: { surface: 'surface-brand' }, Highlight: { surface: 'surface-highlight' } }}
      states={['Rest']}
      cell={({ surface }) => (
        <div className={`w-140 max-w-full p-4 ${surface}`}>
          <CardGrid className="grid-cols-2">
            <Card>
              <h3>Profile</h3>
              <p className="text-ink-muted">Mara Lindqvist</p>
            </Card>
            <Card>
              <h3>Subscription</h3>
              <p className="text-ink-muted">Premium, renews in March.</p>
            </Card>
          </CardGrid>
        </div>
      )}
    />
  ),
}
